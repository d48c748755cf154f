import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addDays, formatLong, formatMonthDay, formatShort } from '#domain/foundation/time/party-day.ts'
import {
  CARDS,
  chooseDay,
  dayAhead,
  expectConfirmed,
  fillCard,
  next,
  payButton,
  readBookings,
  test,
} from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { atSizes, DESKTOP, PHONE } from '../viewports.ts'

/** The smallest supported width, as after zooming in to 400%. */
const SMALLEST = { width: 320, height: 640 }

async function expectUsable(page: Page, sizes = [SMALLEST, PHONE]): Promise<void> {
  await atSizes(page, sizes, (size) =>
    size === SMALLEST ? expectNoSidewaysScroll(page) : expectAccessible(page),
  )
}

/** Waits for words that stand there for less than a second or two: looking now and then may miss them. */
function untilAnnounced(page: Page, words: string): Promise<void> {
  return page.evaluate(
    (expected) =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.body.innerText.includes(expected)) return
          watch.disconnect()
          resolve()
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    words,
  )
}

test.use({ viewport: PHONE })

test('a parent comes in by the front door, books and pays on a phone', async ({ page, request }) => {
  const day = dayAhead(200)
  const email = 'front.door@example.com'
  const summary = page.getByRole('complementary', { name: 'Booking summary' })

  await test.step('chooses a theme, teepees and a day', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Book Your Experience' }).click()
    await expect(page).toHaveURL(/\/booking\/1$/)
    await page.getByRole('button', { name: /next month/i }).waitFor()
    await next(page)
    await expectUsable(page)
    await page.getByRole('radio', { name: /^Bunny Garden/ }).check()
    await page.getByLabel('Number of teepees').selectOption('3')
    await chooseDay(page, day)
    await expect(summary).toContainText('Total $210.00')
    await expect(summary).toContainText('Deposit today $105.00')
    const announced = untilAnnounced(page, 'Moving to next step...')
    await next(page)
    await announced
    await expect(page).toHaveURL(/\/booking\/2$/)
  })

  await test.step('takes add-ons', async () => {
    await expect(page.getByRole('heading', { name: 'Add-ons' })).toBeVisible()
    await page.getByRole('button', { name: 'ADD Movie Night' }).click()
    await page.getByRole('button', { name: 'Increase quantity of Movie Night' }).click()
    await page.getByRole('button', { name: 'ADD Craft Kit' }).click()
    await page.getByRole('button', { name: 'Decrease quantity of Craft Kit' }).click()
    await expect(page.getByRole('button', { name: 'ADD Craft Kit' })).toBeVisible()
    await expect(summary).toContainText('Total $300.00')
    await expectUsable(page)
  })

  await test.step('says who it is', async () => {
    const table = page.waitForResponse(/find-city[^/]*\.js/)
    await next(page)
    await expect(page).toHaveURL(/\/booking\/3$/)
    await next(page)
    await expectUsable(page)
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Lopez')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill('(305) 555-0123')
    await page.getByLabel('Address').fill('12 Palm Avenue')
    await expect(page.getByLabel('State')).toHaveValue('FL')
    // A ZIP code typed before the city table is loaded fills in nothing.
    await page.evaluate((url) => import(url), (await table).url())
    await page.getByLabel('ZIP code').fill('33101')
    await expect(page.getByLabel('City')).toHaveValue('Miami')
    await expect(page.getByLabel('Guest count')).toHaveValue('6')
    await next(page)
  })

  await test.step('pays, after the bank has asked', async () => {
    await expect(page.getByText('Stripe payments ready (test mode)')).toBeVisible()
    await expect(page.getByText('no card is charged')).toBeVisible()
    await fillCard(page, CARDS.authenticates)
    await expectUsable(page, [SMALLEST, DESKTOP, PHONE])
    await payButton(page, 'Pay $150.00').click()
    await page.getByRole('dialog').waitFor()
    await expectUsable(page)
    const announced = untilAnnounced(page, 'Finalizing your booking...')
    await page.getByRole('button', { name: 'Complete' }).click()
    await announced
    await expectConfirmed(page)
  })

  const [booking, ...others] = await readBookings(request, email)
  await test.step('reads what it has booked', async () => {
    await expect(page.getByText(formatLong(day))).toBeVisible()
    await expect(page.getByText('$150.00 (Deposit)')).toBeVisible()
    const balance = `Balance, due on ${formatShort(addDays(day, -7))}`
    await expect(page.getByText('3 teepees × $70.00').locator('..')).toContainText('$210.00')
    await expect(page.getByText('Movie Night × 2').locator('..')).toContainText('$90.00')
    await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('$300.00')
    await expect(page.getByText(balance).locator('..')).toContainText('$150.00')
    expect(others).toEqual([])
    expect(booking).toMatchObject({
      isPaid: true,
      totalAmount: '300.00',
      paidAmount: '150.00',
      bookingStatus: 'pending',
    })
    await expect(page.getByText(booking?.bookingId ?? '')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('bookingDraft'))).not.toContain(email)
    await expect(page.getByText('Change or move the party, pay, or find invoices')).toContainText(email)
    await expectUsable(page)
  })

  await test.step('takes the receipt and the date along', async () => {
    const calendar = page.getByRole('link', { name: 'Add to calendar' })
    await expect(calendar).toBeVisible()
    await page.getByRole('link', { name: 'See details and receipt' }).click()
    await expect(page.getByText('Payment Successful')).toBeVisible()
    await expect(page.getByRole('heading', { name: "What's Next?" })).toBeVisible()
    await expect(page.getByText('Deposit Paid:')).toBeVisible()
    await expect(page.getByText('Total:').locator('..')).toContainText('$300.00')
    await expect(page.getByText('Remaining Balance:').locator('..')).toContainText('$150.00')
    await expect(page.getByText(`Due on ${formatLong(addDays(day, -7))}`)).toBeVisible()
    await expect(page.getByText('6 children')).toBeVisible()
    const steps = page.getByRole('listitem')
    await expect(steps.filter({ hasText: 'We will call you 1-2 days before the party.' })).toContainText(
      `${formatMonthDay(addDays(day, -2))} or ${formatMonthDay(addDays(day, -1))}`,
    )
    await expect(steps.filter({ hasText: 'Your balance of $150.00 is due.' })).toContainText(
      `By ${formatMonthDay(addDays(day, -7))}`,
    )
    await expect(steps.filter({ hasText: 'Our team arrives 2-3 hours before the party' })).toContainText(
      formatMonthDay(day),
    )
    await expectUsable(page)
    const entry = page.waitForEvent('download')
    await calendar.click()
    expect((await entry).suggestedFilename()).toBe(`party-${booking?.bookingId}.ics`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Receipt' }).click()
    const receipt = await saved
    expect(receipt.suggestedFilename()).toContain(booking?.bookingId)
    expect(JSON.parse(await readFile(await receipt.path(), 'utf8'))).toMatchObject({ totalAmount: '300.00' })
  })

  await test.step('opens its booking page with one tap, without waiting for the email', async () => {
    await page.getByRole('button', { name: 'Open your booking page' }).click()
    await expect(page.getByRole('heading', { name: /^Your .* party$/ })).toBeVisible()
    await expect(page.getByText('Booked', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Payment Successful')).toBeVisible()
  })

  await test.step('is led home, and the next visit to the wizard begins a new booking', async () => {
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await page.getByRole('link', { name: 'Book Your Experience' }).click()
    await expect(page).toHaveURL(/\/booking\/1$/)
    await expect(page.getByRole('radio').first()).not.toBeChecked()
    await expect(page.getByRole('complementary')).toContainText('Total $0.00')
  })
})
