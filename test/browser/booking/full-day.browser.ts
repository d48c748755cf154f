import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { addDays, formatLong } from '#domain/foundation/time/party-day.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { createTheme, dayAhead, fullDraft, next, openStep, test } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { authorization } from '../server.ts'
import { atBothWidths, PHONE } from '../viewports.ts'
import { offeredPlace } from '../waiting-visit.ts'

/** Creates a theme for this test with two teepees, both taken on these days. */
async function takenTheme(request: APIRequestContext, days: readonly string[]) {
  const theme = await createTheme(request, `Taken ${Date.now()}`, { teepeeStock: 2 })
  const { id, name, pricePerTeepee } = theme
  for (const bookingDate of days) await book(request, { bookingDate, themeId: id, numberOfTeepees: 2 })
  return { themeId: id, themeName: name, themePrice: pricePerTeepee, numberOfTeepees: 2 }
}

async function book(request: APIRequestContext, changes: Record<string, unknown>): Promise<void> {
  const data = bookingRequest({ ...changes, overrideCapacity: true, bookingStatus: 'confirmed' })
  const response = await request.post('/api/admin/bookings', { headers: authorization, data })
  expect(response.status(), await response.text()).toBe(201)
}

/** Pages the calendar to the month of a refused day, and waits until its availability has loaded. */
async function turnTo(page: Page, day: string): Promise<Locator> {
  const calendar = page.getByRole('group', { name: 'Date' })
  const refused = calendar.getByRole('button', { name: new RegExp(`^${formatLong(day)}`) })
  const nextMonth = page.getByRole('button', { name: /next month/i })
  await nextMonth.waitFor()
  while (!(await refused.isVisible())) await nextMonth.click()
  await expect(refused).toHaveAccessibleName(/not available/)
  return refused
}

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE })
  const day = dayAhead(300)

  test('a full day says why, and offers near days, other themes and the waiting list', async ({
    page,
    request,
  }) => {
    const chosen = addDays(day, -8)
    const theme = await takenTheme(request, [chosen, day])
    const instead = page.getByRole('region', { name: `Instead of ${formatLong(day)}` })

    await test.step('where the alternatives do not load, the reason is told all the same', async () => {
      const script = '**/assets/day-alternatives.*.js'
      await page.route(script, (route) => route.abort())
      await openStep(page, 1, fullDraft('', theme))
      const refused = await turnTo(page, day)
      await refused.focus()
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('status').getByText(`No teepees are left on ${formatLong(day)}.`),
      ).toBeVisible()
      await expect(instead).toHaveCount(0)
      await page.unroute(script)
    })

    await test.step('a chosen day that has become full offers another theme in one tap', async () => {
      await openStep(page, 1, fullDraft(chosen, theme))
      await page
        .getByRole('region', { name: `Instead of ${formatLong(chosen)}` })
        .getByRole('button', { name: /^Take Bunny Garden on/ })
        .click()
      await expect(page.getByText(`Your theme is now Bunny Garden, on ${formatLong(chosen)}.`)).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Bunny Garden/ })).toBeChecked()
    })

    await test.step('a full day offers near days and the waiting list', async () => {
      await page.getByRole('button', { name: 'See the other themes' }).click()
      await page.getByRole('radio', { name: new RegExp(`^${theme.themeName}`) }).check()
      const refused = await turnTo(page, day)
      // The arrow keys reach it, and Enter asks for alternatives.
      // Playwright does not tap what is aria-disabled; a finger does.
      await refused.click({ force: true })
      // The list of other themes may be longer than the screen.
      await expect(instead.getByText(`No teepees are left on ${formatLong(day)}.`)).toBeInViewport({
        ratio: 1,
      })
      await expect(instead.getByRole('button', { name: 'Join the waiting list' })).toBeInViewport({
        ratio: 1,
      })
      await refused.focus()
      await page.keyboard.press('Enter')
      await expect(instead).toContainText(`No teepees are left on ${formatLong(day)}.`)
      await expect(instead.getByRole('heading', { name: 'Nearest free days' })).toBeVisible()
      await atBothWidths(page, expectNoSidewaysScroll)
      await expectAccessible(page)

      await instead.getByRole('button', { name: 'Join the waiting list' }).click()
      const form = instead.getByRole('form', { name: `Wait for ${formatLong(day)}` })
      const focused = page.locator(':focus')
      await expect(focused.filter({ has: page.getByRole('form') })).toHaveCount(1)
      await expect(form.getByLabel('Your name')).toHaveValue('Ana Lopez')
      await form.getByRole('button', { name: 'Join the waiting list' }).click()
      await expect(form.getByText('so we can email you about a spot')).toBeVisible()
      const consent = form.getByRole('switch', { name: 'Tell me if this day opens up' })
      await expect(consent).toBeFocused()
      await page.keyboard.press('Space')
      await expectAccessible(page)
      await form.getByRole('button', { name: 'Join the waiting list' }).click()
      await expect(instead.getByText('You’re on the waiting list')).toBeVisible()
      await expect(focused).toHaveText(/^You’re on the waiting list/)

      const near = addDays(day, 2)
      await instead.getByRole('button', { name: `Take ${formatLong(near)}` }).click()
      await expect(page.getByText(`Your day is now ${formatLong(near)}.`)).toBeVisible()
      await expect(instead).toBeHidden()
      await next(page)
      await expect(page).toHaveURL(/\/booking\/2$/)
    })

    await test.step('an offered place leads into the wizard, with the day and the theme chosen', async () => {
      const offered = dayAhead(380)
      await page.goto(await offeredPlace(request, offered, 'offer-taken@example.com'))
      await expect(page.getByRole('heading', { level: 1, name: formatLong(offered) })).toBeVisible()
      await expect(page.getByText('A spot opened up')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: 'Book this day' }).click()
      await expect(page).toHaveURL(/\/booking\/1$/)
      // Until the offer is read, the party of the step before stands there.
      await expect(page.getByRole('group', { name: 'Date' })).toContainText(formatLong(offered))
      await next(page)
      await expect(page).toHaveURL(/\/booking\/2$/)
    })
  })

  test('add-ons that cannot be had say so, and since when again', async ({ page, request }) => {
    const bookingDate = addDays(day, 5)
    const headers = authorization
    const create = async <Path extends string>(path: Path, data: object): Promise<CallAnswer<'POST', Path>> =>
      (await request.post(path, { headers, data })).json()
    const about = { description: 'Needs the projector.', price: '20.00' }
    const only = await create('/api/addons', { ...about, name: `Projector ${bookingDate}`, stock: 1 })
    const film = await create('/api/addons', { ...about, name: `Film ${Date.now()}` })
    const karaoke = await create('/api/addons', { ...about, name: `Karaoke ${Date.now()}` })
    const part = { name: `Projector ${Date.now()}`, kind: 'part', quantity: 1 }
    const { id } = await create('/api/admin/resources', part)
    const data = [film, karaoke].map((addon) => ({ addonId: addon.id, per: 'unit', count: 1 }))
    await request.put(`/api/admin/resources/${id}/requirements`, { headers, data })
    const addons = [{ addonId: only.id, quantity: 1 }]
    await book(request, { bookingDate, themeId: 2, numberOfTeepees: 1, addons })
    await openStep(page, 2, fullDraft(bookingDate, { addons }))
    const findCard = ({ name }: { name: string }) => page.getByRole('listitem').filter({ hasText: name })

    await test.step('two that need the one projector cannot be chosen together', async () => {
      await page.getByRole('button', { name: `ADD ${film.name}` }).click()
      await expect(findCard(karaoke)).toContainText(
        `Your other add-ons use what this one needs on ${formatLong(bookingDate)}.`,
      )
      await expect(findCard(karaoke).getByRole('button', { name: `ADD ${karaoke.name}` })).toHaveCount(0)
    })

    await test.step('one that is taken says so, with the day it is free again', async () => {
      await expect(findCard(only)).toContainText(`Taken on ${formatLong(bookingDate)}.`)
      await expect(findCard(only)).toContainText(`Free again on ${formatLong(addDays(bookingDate, 2))}.`)
      await expectAccessible(page)
      await next(page)
      const problem = page.getByRole('alert').filter({ hasText: only.name })
      await expect(problem).toContainText('Choose fewer, or go back and pick another day.')
      await expect(problem).toBeFocused()
      await next(page)
      await expect(problem).toBeFocused()
      await findCard(only)
        .getByRole('button', { name: `Decrease quantity of ${only.name}` })
        .click()
      await expect(findCard(only).getByRole('button', { name: `ADD ${only.name}` })).toHaveCount(0)
    })

    await test.step('the other one can be had instead', async () => {
      await page.getByRole('button', { name: `Decrease quantity of ${film.name}` }).click()
      await findCard(karaoke)
        .getByRole('button', { name: `ADD ${karaoke.name}` })
        .click()
      await next(page)
      await expect(page).toHaveURL(/\/booking\/3$/)
    })

    await request.delete(`/api/admin/resources/${id}`, { headers })
    for (const addon of [only, film, karaoke]) await request.delete(`/api/addons/${addon.id}`, { headers })
  })
})
