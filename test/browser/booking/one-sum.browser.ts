import { expect, type Locator, type Page } from '@playwright/test'
import { readAmounts } from '../../journeys/read-amounts.ts'
import type { Api } from '../admin-visit.ts'
import { chooseAct, expectAccessible } from '../admin-visit.ts'
import { readPagePath, unfold } from '../booking-page-visit.ts'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  payButton,
} from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { atSizes, DESKTOP, PHONE } from '../viewports.ts'

const test = onOwnSite()

const CHARGED = {
  delivery: { enabled: true, depotZip: '33130', baseFee: '8.00', serviceMiles: 30 },
  tax: { enabled: true, counties: [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }] },
}
const COUPON = { code: 'SAVE25', discountType: 'fixed', discountValue: '25.00' }

const readLast = (text: string): number => readAmounts(text).at(-1) ?? Number.NaN

type Row = readonly [label: string, cents: number]

/** Returns the rows of a statement. */
async function readRows(statement: Locator): Promise<Row[]> {
  const rows = statement.locator('dl > div').filter({ hasText: '$' })
  await expect(rows).not.toHaveCount(0)
  return (await rows.allTextContents()).map((row) => [row, readLast(row)])
}

function find(rows: readonly Row[], label: RegExp): number {
  return rows.find(([text]) => label.test(text))?.[1] ?? 0
}

const TOTAL = /^Total:?\$/
const AFTER_DISCOUNT = /^Total after discount/

/** Expects that the items are the total, and that the price is what is paid, due now and left. Returns the price. */
function expectAddsUp(rows: readonly Row[]): number {
  const total = rows.findIndex(([text]) => TOTAL.test(text))
  const items = rows.slice(0, total).reduce((sum, [, cents]) => sum + cents, 0)
  if (total > 0) expect(items).toBe(find(rows, TOTAL))
  const price = find(rows, TOTAL) + find(rows, /^(Coupon|Discount|Applied coupon)/)
  expect(find(rows, AFTER_DISCOUNT)).toBe(price)
  const parts = /^(Deposit|Amount|Paid|Due now|Rest|Balance|Remaining)/
  const paidDueLeft = rows.filter(([text]) => parts.test(text)).reduce((sum, [, cents]) => sum + cents, 0)
  expect(paidDueLeft).toBe(price)
  return price
}

async function expectOneTotal(page: Page): Promise<void> {
  const bar = page.getByRole('complementary', { name: 'Booking summary' })
  const [total, due] = readAmounts((await bar.locator('p').allTextContents()).join(' '))
  const rows = await readRows(page.getByRole('region', { name: 'Order summary' }))
  expect(expectAddsUp(rows)).toBe(total)
  await expect(bar.getByText('Total after discount')).toBeVisible()
  const chosen = await page.getByRole('radio', { checked: true }).locator('..').textContent()
  const [dueNow, left = 0] = readAmounts(chosen ?? '')
  expect([dueNow, left]).toEqual([find(rows, /^(Deposit due now|Due now)/), find(rows, /^Balance/)])
  expect(dueNow).toBe(due)
  expect(Number(dueNow) + left).toBe(total)
  const button = payButton(page)
  expect(readAmounts((await button.textContent()) ?? '')).toEqual([due])
}

test('with a coupon, delivery and tax, every amount of the payment step and after it belongs to one sum', async ({
  page,
  request,
  adminPage,
  api,
}) => {
  await api('PUT', '/api/admin/pricing', CHARGED)
  await api('POST', '/api/coupons', COUPON)
  const email = 'one-sum@example.com'
  const details = { details: { ...createDraft(email, '').details, zipCode: '33139' } }
  await page.setViewportSize(PHONE)
  await openStep(page, 4, createDraft(email, dayAhead(40), details))

  await test.step('the option, the summary, the bar and the button, for the deposit and for everything', async () => {
    await page.getByLabel('Coupon code').fill(COUPON.code)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(payButton(page, 'Pay $59.53')).toBeEnabled()
    await expectOneTotal(page)
    await expect(page.getByText('The balance of $84.53 is due on')).toBeVisible()
    await page.getByRole('radio', { name: /Full payment/ }).check()
    await expect(payButton(page, 'Pay $144.06')).toBeEnabled()
    await expectOneTotal(page)
    await page.getByRole('radio', { name: /Deposit/ }).check()
    await expect(payButton(page, 'Pay $59.53')).toBeEnabled()
    await atSizes(page, [DESKTOP, PHONE], async () => {
      await expectOneTotal(page)
      await expectNoSidewaysScroll(page)
    })
    await expectAccessible(page)
  })

  await test.step('the confirmation, and the page behind it', async () => {
    await fillCard(page, CARDS.good)
    await payButton(page).click()
    await expectConfirmed(page)
    const bill = await readRows(page.getByRole('main'))
    expect(expectAddsUp(bill)).toBe(14_406)
    expect(find(bill, /^Amount paid/)).toBe(5_953)
    await page.getByRole('link', { name: 'See details and receipt' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Summary' })).toBeVisible()
    const summary = page.locator('section').filter({ hasText: 'Payment Summary' })
    expect(expectAddsUp(await readRows(summary))).toBe(14_406)
  })

  const [booking] = await readBookings(api, email)
  if (!booking) throw new Error('it is not booked')

  await test.step('both statements of a change', async () => {
    await page.goto(await readPagePath(request, booking.id))
    await unfold(page, 'Change something')
    await page.getByRole('button', { name: 'Change my order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your order' })
    await dialog.getByRole('button', { name: 'Increase quantity of Number of teepees' }).click()
    await expect(dialog.getByRole('row', { name: /^Boho Blossom/ })).toContainText('3 · $225.00')
    await expectTwoSums(dialog, { paid: 5_953 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('what staff see before they save', async () => {
    await expectStaffSums(adminPage, booking.id)
  })
})

async function readBookings(api: Api, email: string) {
  return api('GET', `/api/bookings?search=${encodeURIComponent(email)}` as '/api/bookings')
}

/** Expects that each column adds up to its total, and the new one to what is paid, due and left. */
async function expectTwoSums(dialog: Locator, { paid }: { paid: number }): Promise<void> {
  const cells = (rows: Locator) =>
    rows.evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
  const region = dialog.getByRole('region', { name: 'Before and now' })
  const lines = await cells(region.locator('tbody tr'))
  const [total = [], ...meaning] = await cells(region.locator('tfoot tr'))
  expect(total[0]).toBe('Total after discount')
  const sum = (column: number) =>
    lines.reduce((cents, row) => cents + (readAmounts(row[column] ?? '')[0] ?? 0), 0)
  const [before, now] = [readLast(total[1] ?? ''), readLast(total[2] ?? '')]
  expect([sum(1), sum(2)]).toEqual([before, now])
  const amount = (label: string) => readLast(meaning.find(([name]) => name === label)?.[1] ?? '$0.00')
  expect(amount('Difference')).toBe(now - before)
  expect(amount('Paid so far')).toBe(paid)
  expect(amount('Paid so far') + amount('Due now') + amount('Left to pay')).toBe(now)
  const brief = await dialog.getByText('→').textContent()
  expect(readAmounts(brief ?? '')).toEqual([before, now])
}

async function expectStaffSums(page: Page, id: number): Promise<void> {
  const expectPreview = async (dialog: Locator, [price, ...parts]: number[]) => {
    const preview = dialog.getByRole('region', { name: 'Price after saving' })
    const status = dialog.getByRole('status').filter({ hasText: /^Total/ })
    await expect.poll(async () => readAmounts((await status.textContent()) ?? '')).toEqual([price, ...parts])
    expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(price)
    expect(expectAddsUp(await readRows(preview))).toBe(price)
  }
  await page.goto(`/admin/bookings/${id}`)
  await chooseAct(page.getByRole('main'), 'Edit Booking')
  await expectPreview(page.getByRole('dialog', { name: `Edit Booking #${id}` }), [14_406, 5_953, 8_453])
  await page.keyboard.press('Escape')

  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'New Booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Booking' })
  await dialog.getByRole('combobox', { name: 'Theme' }).selectOption('Boho Blossom ($75.00)')
  await dialog.getByLabel('Teepees').fill('2')
  await dialog.getByLabel('ZIP').fill('33139')
  await dialog.getByLabel('Coupon').fill(COUPON.code)
  await expectPreview(dialog, [14_406, 5_953, 8_453])
  await expect(dialog).not.toContainText('-$84.53')
}
