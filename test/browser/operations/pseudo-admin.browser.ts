import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ALL_COLUMNS } from '#app/admin/booking/bookings/booking-csv.ts'
import { tabs } from '#app/admin/tabs.ts'
import { PRICE_PART_NAMES, SETTINGS_PAGES, type TabId } from '#contract/site/admin-places.ts'
import { DIALOGS, DIALOGS_OF_BOOKING, IN_MENU } from '#test/extensions/pseudo-language/admin-dialogs.ts'
import { fillSite } from '#test/extensions/pseudo-language/fill-site.ts'
import { said } from '#test/extensions/pseudo-language/said.ts'
import { type Api, openScreen, switchTo, untilLoaded } from '../admin-visit.ts'
import { aSetupToday } from '../crew-visit.ts'
import { look, onPseudoSite, readOwned } from '../pseudo-site.ts'
import { DESKTOP, PHONE, resize } from '../viewports.ts'

const test = onPseudoSite()

type Visit = { readonly page: Page; readonly owned: readonly string[] }

const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Tabs with columns where there is room, in themselves or in their dialogs; the others are narrowest on a phone. */
const IN_COLUMNS: readonly TabId[] = ['bookings', 'themes', 'addons', 'resources', 'newsletter']

/** Opens what a button leads to, checks it and closes it. Dialogs are narrowest on a phone. */
async function lookBehind(
  { page, owned }: Visit,
  name: string,
  where: string,
  sizes = [PHONE],
): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).or(page.locator('button', { hasText: name }))
  await button.filter({ visible: true }).first().click()
  await lookAtDialog({ page, owned }, `${where}, ${name}`, sizes)
}

async function lookAtDialog({ page, owned }: Visit, where: string, sizes = [PHONE]): Promise<void> {
  await expect(dialogs(page).first()).toBeVisible()
  await look(page, owned, where, sizes)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
}

/** Navigates by a link on the open screen. */
async function follow({ page, owned }: Visit, path: string, sizes = [PHONE, DESKTOP]): Promise<void> {
  await page.locator(`main a[href="${path}"]`).first().dispatchEvent('click')
  await expect(page).toHaveURL(path)
  await untilLoaded(page)
  await look(page, owned, path, sizes)
}

// Pictures in mails stand at the site’s public address, where this one is not.
test.use({ expectedComplaint: /^Loading the image 'http:\/\/localhost:3000\// })

test('every screen of the admin is translated and fits, whatever the language', async ({
  adminPage: page,
  api,
  request,
  pseudoSite,
}) => {
  const made = await fillSite(api, request, pseudoSite)
  const visit = { page, owned: await readOwned(request) }

  await openScreen(page, '/admin/dashboard')
  for (const tab of tabs) {
    await switchTo(page, tab)
    const sizes = IN_COLUMNS.includes(tab.id) ? [PHONE, DESKTOP] : [PHONE]
    await look(page, visit.owned, tab.id, sizes)
    for (const button of DIALOGS[tab.id] ?? []) await lookBehind(visit, button, tab.id, sizes)
    for (const part of await page.getByRole('main').getByRole('tab', { selected: false }).all()) {
      await part.click()
      await untilLoaded(page)
      await look(page, visit.owned, `${tab.id}, ${await part.innerText()}`, sizes)
    }
  }

  await switchTo(page, { id: 'settings' })
  for (const id of SETTINGS_PAGES) await follow(visit, `/admin/settings/${id}`, [PHONE])
  await follow(visit, '/admin/settings/prices', [PHONE])
  for (const part of PRICE_PART_NAMES) await follow(visit, `/admin/settings/prices/${part}`, [PHONE])

  for (const [id, buttons] of [
    [made.pending.id, DIALOGS_OF_BOOKING.pending],
    [made.overpaid.id, DIALOGS_OF_BOOKING.overpaid],
    [made.past.id, DIALOGS_OF_BOOKING.past],
  ] as const) {
    const path = `/admin/bookings/${id}`
    await switchTo(page, { id: 'bookings' })
    await follow(visit, path)
    for (const button of buttons) {
      if (!IN_MENU.includes(button)) await lookBehind(visit, button, path)
      else {
        const main = page.getByRole('main')
        await main.getByRole('button', { name: said('admin.booking.acts.more'), exact: true }).click()
        await page.getByRole('menuitem', { name: button, exact: true }).click()
        await lookAtDialog(visit, `${path}, ${button}`)
      }
    }
  }

  await switchTo(page, { id: 'messages' })
  await follow(visit, `/admin/messages/${made.message.id}`)
  await lookBehind(visit, said('admin.savedAnswers.title'), 'a message')
  await page.getByRole('link', { name: said('admin.messages.family') }).click()
  await expect(page).toHaveURL(/\/admin\/customers\/\d+$/)
  await untilLoaded(page)
  await look(page, visit.owned, 'a family')
  for (const button of [said('admin.customers.merge'), said('admin.customers.erase')])
    await lookBehind(visit, button, 'a family')
  await page.getByRole('link', { name: said('admin.customers.conversation') }).click()
  await expect(page).toHaveURL(/\/threads\/c\d+$/)
  await untilLoaded(page)
  await look(page, visit.owned, 'a conversation')

  await switchTo(page, { id: 'bookings' })
  const headers = ALL_COLUMNS.map(([header]) => header)
  const owned = [...visit.owned, ...headers]
  await lookBehind({ page, owned }, said('admin.bookings.exportEverything'), 'bookings')
  await page.keyboard.press('?')
  await lookAtDialog(visit, 'keys')
  await lookBehind(visit, said('admin.palette.open'), 'palette')
  await resize(page, PHONE)
  const bar = page.getByRole('navigation', { name: said('admin.shell.mostUsed') })
  const heights = await bar
    .locator('svg')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  expect(new Set(heights).size, 'pictures of the bottom bar stand on one line').toBe(1)
  const more = page.getByRole('button', { name: said('admin.shell.more'), exact: true })
  await more.click()
  await lookAtDialog(visit, 'more')
  await more.click()
  await page.getByRole('button', { name: said('admin.shell.imageManager') }).click()
  await expect(page).toHaveURL('/image-manager')
  await expect(page.getByRole('tab', { name: said('admin.imageManager.theme.tab') })).toBeVisible()
  for (const part of await page.getByRole('tab').all()) {
    await part.click()
    await look(page, visit.owned, `image manager, ${await part.innerText()}`)
  }
  await test.step('what cannot be loaded', () => walkWithoutData(visit))
  await test.step('the crew’s phone', () => walkOnPhone(page, api, request))
})

async function walkOnPhone(page: Page, api: Api, request: APIRequestContext): Promise<void> {
  const { customerName } = await aSetupToday(api, 'Maria Gomez')
  const owned = await readOwned(request)
  // On desktops it is a single column too, but wider.
  const see = (where: string) => look(page, owned, `crew, ${where}`, [PHONE])
  const title = page.getByRole('heading', { level: 1 })
  const goBack = () => page.getByRole('link', { name: said('crew.parts.back') }).click()
  await page.goto('/crew')
  const stop = page.getByRole('link', { name: customerName })
  await expect(stop.first()).toBeVisible()
  await see('today')
  await page.getByRole('link', { name: said('crew.days.load') }).click()
  await expect(title).toHaveText(said('crew.days.load'))
  await see('the van')
  await goBack()
  await stop.first().click()
  await expect(title).toHaveText(customerName)
  await see('a stop')
  await page.getByRole('button', { name: said('crew.stop.arrived') }).click()
  for (const fold of [said('crew.stop.cannot'), said('crew.stop.note')]) await page.getByText(fold).click()
  await see('a visit')
  await goBack()
  await page.getByRole('link', { name: said('crew.days.you') }).click()
  await expect(title).toHaveText(said('crew.account.you'))
  await see('you')
}

/** Expects a failure in the reader's language on the tabs. */
async function walkWithoutData({ page, owned }: Visit): Promise<void> {
  const failure = { status: 500, json: { message: said('admin.messages.failed') } }
  await openScreen(page, '/admin/dashboard')
  const isAsked = '**/api/**'
  await page.route(isAsked, (route) =>
    /\/admin\/(me|check|events)/.test(route.request().url()) ? route.fallback() : route.fulfill(failure),
  )
  const again = page.getByRole('main').getByRole('button', { name: said('admin.forms.tryAgain') })
  const failing: string[] = []
  for (const tab of tabs) {
    await switchTo(page, tab)
    await look(page, owned, `${tab.id}, not loaded`, [PHONE])
    if ((await again.count()) > 0) failing.push(tab.id)
  }
  expect(failing.length).toBeGreaterThan(tabs.length / 2)
  await page.unroute(isAsked)
}

test('who signs in, joins or has forgotten a password reads it translated, mistakes too', async ({
  page,
  request,
}) => {
  const owned = await readOwned(request)
  for (const path of ['login', 'forgot-password', 'reset-password?token=old', 'join?token=old']) {
    await openScreen(page, `/admin/${path}`)
    await look(page, owned, path, [PHONE])
    const button = page.getByRole('main').locator('button[type="submit"]')
    if ((await button.count()) === 0) continue
    await button.click()
    await look(page, owned, `${path}, with mistakes`, [PHONE])
  }
})
