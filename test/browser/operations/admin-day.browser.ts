import { expect, type Page } from '@playwright/test'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  type Api,
  aBooking,
  chooseAct,
  DESKTOP,
  expectAccessible,
  expectToast,
  openScreen,
  PHONE,
  toastOn,
  unique,
  untilLoaded,
} from '../admin-visit.ts'
import { aColleague, signedIn } from '../colleague.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { administrator } from '../server.ts'

// What waits is this file's alone: the list shows the most urgent few.
const test = onOwnSite()

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of the settings' })

const MESSAGE = { email: 'ana@example.com', subject: 'Outdoors?', message: 'Can we have it outdoors?' }

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('what waits is shown, lives, and is done with one tap', async ({ adminPage: page, api }) => {
    await openScreen(page, '/admin/dashboard')
    const waiting = page.getByRole('region', { name: 'Needs you' })
    const name = unique('Waiting Wim')
    await api('POST', '/api/contact', { ...MESSAGE, name })
    // Arrives as a live update.
    await expect(waiting.getByRole('link', { name })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Stops today' })).toBeVisible()

    const owing = unique('Owing Olga')
    const bookingDate = addDays(partyDayAt(new Date()), 2)
    const party = aBooking(owing, { bookingDate, bookingStatus: 'confirmed' })
    const { id } = await api('POST', '/api/admin/bookings', party)
    const owes = waiting.getByRole('listitem').filter({ hasText: owing })
    await owes.getByRole('button', { name: `Send link: #${id} ${owing}` }).click()
    await expectToast(page, 'The payment link is on its way to the family')
    await expect(owes.getByRole('button', { name: `Link sent: #${id} ${owing}` })).toBeDisabled()
    await expect(waiting.getByRole('link', { name: /^\d+ · \$/ })).toHaveAttribute('href', /money=owed$/)
    await api('DELETE', `/api/bookings/${id}`)
    await expect(owes).toHaveCount(0)

    const review = unique('Reviewing Rita')
    await api('POST', '/api/testimonials', {
      customerName: review,
      themeId: 1,
      rating: 5,
      comment: `A lovely night. ${'They talked of nothing else for a week. '.repeat(8)}Come back soon!`,
    })
    const words = waiting.getByRole('listitem').filter({ hasText: review })
    await expect(words.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
    await words.getByRole('button', { name: /^Read More/ }).click()
    await expect(words.getByText('Come back soon!')).toBeInViewport()
    await expectAccessible(page)
    await waiting.getByRole('button', { name: `Approve: ${review}` }).click()
    await expectToast(page, 'Review approved')
    await toastOn(page).getByRole('button', { name: 'Undo' }).click()
    await waiting.getByRole('button', { name: `Approve: ${review}` }).click()
    await expectToast(page, 'Review approved')
    // It stays in its place for some seconds, so that no second tap meets the next one.
    await expect(words).toContainText('Approved · Undo')

    await waiting.getByRole('link', { name }).click()
    await expect(page).toHaveURL(/\/admin\/messages\/\d+$/)
    await expect(page.getByRole('heading', { name: MESSAGE.subject })).toBeVisible()
  })
})

test('a list in use says how much is new and shows it at a tap, and a booking says who is changing it', async ({
  adminPage: owner,
  api,
  browser,
}) => {
  await api('POST', '/api/admin/bookings', aBooking(unique('Earlier Ella')))
  const { username } = await aColleague(api, 'office')
  const reader = await signedIn(browser, username, { viewport: DESKTOP })
  const live = reader.waitForResponse('**/api/admin/events')
  await reader.goto('/admin/bookings')
  const first = reader.getByRole('button', { name: /^View details of booking/ }).first()
  const view = reader.getByRole('button', {
    name: (await first.getAttribute('aria-label')) ?? '',
    exact: true,
  })
  // In use before the page listens: it loads its lists again when it begins, and would show what is new.
  await view.focus()
  await live
  const name = unique('Lively Lou')
  const { id } = await api('POST', '/api/admin/bookings', aBooking(name, { bookingStatus: 'confirmed' }))
  const news = reader.getByRole('button', { name: /^\d+ (new|changed)|may have changed/ })
  await expect(news).toBeVisible()
  await expect(view).toBeFocused()
  await expect(reader.getByText(name), 'a row that would move the others').toHaveCount(0)
  await expectAccessible(reader)
  await news.click()
  await expect(reader.getByText(name)).toBeVisible()
  await expect(news).toHaveCount(0)

  const renamed = unique('Renamed Rae')
  await api('PATCH', `/api/bookings/${id}`, { customerName: renamed })
  await expect(reader.getByText(renamed), 'of itself, as nobody is in the list').toBeVisible()

  await reader.getByRole('link', { name: `#${id}`, exact: true }).click()
  await owner.goto(`/admin/bookings/${id}`)
  await chooseAct(owner.getByRole('main'), 'Edit Booking')
  const notice = reader.getByText(`${administrator.username} is changing this booking.`)
  await expect(notice).toBeVisible()
  await expectAccessible(reader)
  await owner.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(notice).toHaveCount(0)
  await reader.context().close()
})

/** Starts from a screen that is not in the navigation. */
async function findByPalette(page: Page, api: Api): Promise<void> {
  const name = unique('Palette Petra')
  const { id } = await api('POST', '/api/admin/bookings', aBooking(name, { bookingStatus: 'confirmed' }))
  await page.goto('/admin/bookings/999999')
  await expect(page.getByText('There’s no booking with this number.')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill(name)
  const found = page.getByRole('option', { name: `#${id} ${name}` })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await field.press('Enter')
  await expect(page).toHaveURL(`/admin/bookings/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(id))
  await expect(page.getByText(name).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All bookings' }).click()
  await expect(page).toHaveURL('/admin/bookings')
}

test('palette and keys lead to a booking and to the settings, where services and changes are looked after', async ({
  adminPage: page,
  api,
}) => {
  await test.step('the palette finds a booking by the keyboard alone', () => findByPalette(page, api))

  await test.step('keys lead from place to place, and are listed', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await page.keyboard.press('Escape')
    // The second key counts for a moment only.
    await Promise.all(['g', 's'].map((key) => page.keyboard.press(key)))
    await expect(page).toHaveURL('/admin/settings')
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('backups')
    await expect(page.getByRole('option', { name: 'System' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('keys of other services are entered, tested and removed', async () => {
    await pages(page).getByRole('link', { name: 'Keys' }).click()
    await untilLoaded(page)
    await expectAccessible(page)
    const card = page.getByRole('region', { name: 'Twilio' })
    await card.getByLabel('Account SID').fill('AC123')
    await card.getByRole('button', { name: 'Save Twilio Keys' }).click()
    await expect(card.getByText('This is required, too.')).toHaveCount(2)
    await expect(card.getByLabel('Auth token')).toBeFocused()
    await card.getByLabel('Auth token').fill('secret')
    await card.getByLabel('Number or messaging service').fill('+13055550123')
    await card.getByRole('button', { name: 'Save Twilio Keys' }).click()
    await expectToast(page, 'The keys are in use')
    await expect(card.getByText('In use')).toBeVisible()
    await expect(card.getByLabel('Auth token')).toHaveValue('')
    await card.getByRole('button', { name: 'Remove the Twilio keys' }).click()
    await expect(card.getByText('Not set')).toBeVisible()
  })

  await test.step('a change of the settings is restored', async () => {
    const { siteTitle } = await api('GET', '/api/admin/settings')
    await api('PUT', '/api/site-settings', { siteTitle: 'Mistyped' })
    await pages(page).getByRole('link', { name: 'History' }).click()
    await page.getByRole('button', { name: /^Restore the values before: .* → Mistyped/ }).click()
    await expectToast(page, 'Restored')
    expect(await api('GET', '/api/admin/settings')).toMatchObject({ siteTitle })
  })
})
