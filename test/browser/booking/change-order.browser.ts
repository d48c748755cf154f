import { expect, type Page } from '@playwright/test'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { CARDS, createTheme, dayAhead, fillCard, test } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { authorization } from '../server.ts'
import { atBothWidths, PHONE } from '../viewports.ts'

const PRICE = { pricePerTeepee: '75.00' }

async function openOrder(page: Page, path: string) {
  await page.goto(path)
  await unfold(page, 'Change something')
  await page.getByRole('button', { name: 'Change my order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your order' })
  return {
    dialog,
    more: dialog.getByRole('button', { name: 'Increase quantity of Number of teepees' }),
    fewer: dialog.getByRole('button', { name: 'Decrease quantity of Number of teepees' }),
    statements: dialog.getByRole('region', { name: 'Before and now' }),
  }
}

/** Counts the taps on a page, on its root element. */
function countTaps() {
  let taps = 0
  addEventListener(
    'click',
    ({ isTrusted }) => {
      if (isTrusted) document.documentElement.dataset.taps = String(++taps)
    },
    true,
  )
}

const expectTaps = (page: Page, count: number) =>
  expect(page.locator('html')).toHaveAttribute('data-taps', String(count))

const toRow = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('row', { name })

test.use({ viewport: PHONE, refusals: [400, 409] })
test.beforeEach(({ page }) => page.addInitScript(countTaps))

test('one more teepee takes four taps, wishes and the address change in place, and what is paid in full pays first or gets back', async ({
  page,
  request,
}) => {
  const theme = await createTheme(request, 'More Camp', PRICE)
  const { path } = await paidBooking(request, 200, { themeId: theme.id })
  const addons = Promise.withResolvers<void>()
  await page.route('**/api/addons', (route) => addons.promise.then(() => route.continue()))
  const { dialog, more, fewer, statements } = await openOrder(page, path)
  await expect(dialog.getByRole('button', { name: 'Change the order' })).toBeDisabled()
  // What comes late would move the buttons on the phone's sheet.
  await expect(more).toBeHidden()
  addons.resolve()
  await more.click()
  await expect(statements.getByRole('columnheader')).toHaveText(['Before', 'Now'])
  await expect(toRow(page, /^More Camp/)).toContainText('$75.00 each2 · $150.003 · $225.00')
  await expect(toRow(page, /^Total/)).toContainText('$150.00$225.00')
  await expect(toRow(page, /^Difference/)).toContainText('+$75.00')
  await expect(toRow(page, /^Left to pay/)).toContainText('$150.00')
  await expect(statements).toContainText('The balance goes up by $75.00 to $150.00')
  await atBothWidths(page, expectNoSidewaysScroll, expectAccessible)
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await expect(page.getByText('Your order has changed')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Remaining balance: $150.00' })).toBeVisible()
  await expectTaps(page, 4)

  const open = page.getByRole('button', { name: 'Change my order' })
  const save = dialog.getByRole('button', { name: 'Change the order' })
  const part = dialog.getByText('Start, address, allergies and requests')
  await test.step('the keyboard alone opens it, changes the wishes, and Escape leads back', async () => {
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await part.focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Special requests').focus()
    await page.keyboard.type('A rug, please')
    await expect(save).toBeEnabled()
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('A rug, please')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('a wrong ZIP code is told at its field, and nothing that was typed is lost', async () => {
    await open.click()
    await part.click()
    await dialog.getByLabel('Where').fill('77 Palm Avenue')
    const zip = dialog.getByLabel('ZIP code')
    await zip.fill('331')
    await expect(zip).toHaveAccessibleDescription(/ZIP/)
    await expect(save).toBeDisabled()
    await expect(dialog.getByLabel('Where')).toHaveValue('77 Palm Avenue')
    await zip.fill('33139')
    await dialog.getByLabel('Allergies').fill('Nuts and milk')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('77 Palm Avenue').first()).toBeVisible()
    await expect(page.getByText('Nuts and milk').first()).toBeVisible()
  })

  const other = await createTheme(request, 'Paid Camp', PRICE)
  const paid = await paidBooking(request, 206, { themeId: other.id, isDeposit: false })
  await openOrder(page, paid.path)

  await test.step('a declined card changes nothing, a good one changes it once', async () => {
    await more.click()
    await expect(toRow(page, /^Due now/)).toContainText('$75.00')
    await dialog.getByRole('button', { name: 'Pay $75.00 and change' }).click()
    await page.getByLabel('Card number').waitFor()
    await expect(statements).toBeVisible()
    await fillCard(page, CARDS.declined)
    await page.getByRole('button', { name: 'Pay $75.00 and change' }).click()
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await expect(page.getByLabel('Expiry')).toHaveValue('12 / 34')
    await atBothWidths(page, expectNoSidewaysScroll)
    await page.getByLabel('Card number').fill(CARDS.good)
    await page.getByRole('button', { name: 'Pay $75.00 and change' }).click()
    await expect(page.getByText('Thank you!')).toBeVisible()
    // The second card took one tap more.
    await expectTaps(page, 6)
    await expect(page.getByText('Everything is paid')).toBeVisible()
    await expect(page.getByText(/^Paid by card/)).toHaveCount(2)
  })

  await test.step('a smaller order says what comes back, and gives just that', async () => {
    await page.getByRole('button', { name: 'Change my order' }).click()
    await fewer.click()
    await expect(toRow(page, /^Refund to you/)).toContainText('$75.00')
    await expect(statements).toContainText('You’ll get $75.00 back.')
    await dialog.getByRole('button', { name: 'Change the order' }).click()
    await expect(page.getByText(/^Refunded by card/)).toBeVisible()
  })
})

test('a day without room is waited for until the link opens the change, and room that opens before can be taken at once', async ({
  page,
  request,
}) => {
  const theme = await createTheme(request, 'Full Camp', { ...PRICE, teepeeStock: 3 })
  const { path } = await paidBooking(request, 230, { themeId: theme.id })
  const other = bookingRequest({ bookingDate: dayAhead(230), themeId: theme.id, numberOfTeepees: 1 })
  const taken = await request.post('/api/bookings', { data: other })
  const { id } = await taken.json()
  const { dialog, more } = await openOrder(page, path)
  await more.click()
  await expect(dialog.getByText(/^No more teepees are left on .* besides yours/)).toBeVisible()
  await expect(dialog.getByText(/^Your booking stays as it is/)).toBeVisible()
  await atBothWidths(page, expectNoSidewaysScroll)
  await dialog.getByRole('button', { name: 'Wait for room' }).click()
  await expect(page.getByRole('heading', { name: 'You’re waiting for 3 teepees' })).toBeVisible()
  await atBothWidths(page, expectNoSidewaysScroll)
  await expectAccessible(page)

  const headers = authorization
  expect((await request.delete(`/api/bookings/${id}`, { headers })).status()).toBe(204)
  // Only the URL fragment differs, so following the link on the open page would not load it.
  await page.goto('about:blank')
  await page.goto(`${path}#change`)
  await expect(toRow(page, /^Total/)).toContainText('$150.00$225.00')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'There’s room for 3 teepees' })).toBeVisible()
  await page.getByRole('button', { name: 'See the change' }).click()
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await expect(page.getByText('Your order has changed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There’s room for 3 teepees' })).toBeHidden()

  await test.step('room that opens before a family waits for it can be taken at once', async () => {
    const free = await createTheme(request, 'Free Camp', { ...PRICE, teepeeStock: 3 })
    const own = await paidBooking(request, 231, { themeId: free.id })
    const theirs = bookingRequest({ bookingDate: dayAhead(231), themeId: free.id, numberOfTeepees: 1 })
    const { id: theirId } = await (await request.post('/api/bookings', { data: theirs })).json()
    await openOrder(page, own.path)
    await more.click()
    const wait = dialog.getByRole('button', { name: 'Wait for room' })
    await expect(wait).toBeEnabled()
    expect((await request.delete(`/api/bookings/${theirId}`, { headers })).status()).toBe(204)
    await wait.click()
    await expect(dialog.getByText('There’s room for this order. You can change it right away.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Change the order' }).click()
    await expect(page.getByText('Your order has changed')).toBeVisible()
  })
})
