import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { atBothWidths, expectAccessible, expectToast, PHONE, switchTo, unique } from '../admin-visit.ts'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { CARDS, fillCard } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import type { OwnSite } from '../own-site.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { authorization } from '../server.ts'

const test = onOwnSite()

const year = partyDayAt(new Date()).slice(0, 4)
const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function save(request: APIRequestContext, settings: object): Promise<void> {
  const response = await request.put('/api/site-settings', { headers: authorization, data: settings })
  expect(response.ok()).toBe(true)
}

async function waitForDownload(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await click()
  const file = await download
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'latin1') }
}

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

  test('a family keeps its invoice, and its credit note once it cancels, and tips the crew after another party', async ({
    page,
    request,
    ownSite,
  }) => {
    const { path } = await paidBooking(request, 60, {
      isDeposit: false,
      customerName: '李 小龍 🐉',
    })
    await page.goto(path)
    await unfold(page, 'Documents')
    const invoices = section(page, 'Invoices')
    const link = invoices.getByRole('link', { name: /^Invoice \d{4}-\d{4} \(PDF\)$/ })
    const { name, content } = await waitForDownload(page, () => link.click())
    expect(name).toMatch(new RegExp(`^invoice-${year}-\\d{4}\\.pdf$`))
    expect(content).toMatch(/^%PDF-/)
    await unfold(page, 'Change something')
    await page.getByRole('button', { name: 'Cancel the party' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the party' }).click()
    const note = invoices.getByRole('listitem').filter({ hasText: 'Credit note' })
    await expect(note).toContainText('-$75.00')
    await atBothWidths(page, expectNoSidewaysScroll)

    await test.step('tips the crew with an amount of its own', () => tipOnScreen(page, request, ownSite))
  })

  async function tipOnScreen(page: Page, request: APIRequestContext, ownSite: OwnSite): Promise<void> {
    await save(request, { offersTips: true })
    const { booking, path } = await paidBooking(request, 63, { isDeposit: false })
    await page.goto(path)
    await section(page, 'Payments').waitFor()
    await expect(page.getByRole('heading', { name: 'Thank the crew' })).toBeHidden()
    await ownSite.change(
      `UPDATE bookings SET booking_date = (now() AT TIME ZONE 'America/New_York')::date - 3 WHERE id = ${booking.id}`,
    )
    await page.reload()
    const card = section(page, 'Thank the crew')
    await card.getByRole('button', { name: 'Tip by card' }).click()
    await expect(card.getByText('Choose an amount from $1.00 to $500.00')).toBeVisible()
    await card.getByLabel('Another amount').check()
    await card.getByLabel('Your amount in dollars').fill('0.20')
    await card.getByRole('button', { name: 'Tip by card' }).click()
    await expect(card.getByLabel('Your amount in dollars')).toHaveAccessibleDescription(
      'Choose an amount from $1.00 to $500.00',
    )
    await expectAccessible(page)
    await card.getByLabel('Your amount in dollars').fill('12.50')
    await card.getByRole('button', { name: 'Tip $12.50 by card' }).click()
    await expect(page.getByRole('form', { name: 'Card payment of the tip' })).toBeFocused()
    await fillCard(page, CARDS.declined)
    await page.getByRole('button', { name: 'Pay a tip of $12.50' }).click()
    await expect(page.getByText('Your card was declined.')).toBeVisible()
    await page.getByLabel('Card number').fill(CARDS.good)
    await page.getByRole('button', { name: 'Pay a tip of $12.50' }).click()
    await expect(card).toContainText('You tipped the crew $12.50. Thank you so much!')
    await expect(section(page, 'Payments')).not.toContainText('$12.50')
    await atBothWidths(page, expectNoSidewaysScroll)
  }

  test('staff say what invoices carry, and find them', async ({ adminPage: page, request, api }) => {
    await test.step('the owner says what invoices carry, and finds them all', async () => {
      const customerName = unique('Paper Gomez')
      await page.goto('/admin/settings/invoices')
      const card = section(page, 'Company data for invoices')
      await card.getByLabel('Number prefix').fill('cn-')
      await card.getByRole('button', { name: 'Save Company Data' }).click()
      await expect(card.getByText('not ending in CN-')).toBeVisible()
      await card.getByLabel('Company name').fill('Moonlit Teepees LLC')
      await card.getByLabel('Tax number').fill('65-1234567')
      await card.getByLabel('Number prefix').fill('mt-')
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Save Company Data' }).click()
      await expectToast(page, 'Settings Saved')
      await expect(card.getByLabel('Number prefix')).toHaveValue('MT-')

      const { booking } = await paidBooking(request, 66, { customerName })
      await switchTo(page, { id: 'invoices' })
      const row = page.getByRole('row').filter({ hasText: customerName })
      await expect(row).toContainText('$75.00')
      const number = new RegExp(`^Download MT-${year}-\\d{4} as PDF$`)
      const pdf = await waitForDownload(page, () => row.getByRole('button', { name: number }).click())
      expect(pdf.name).toMatch(new RegExp(`^invoice-MT-${year}-\\d{4}\\.pdf$`))
      expect(pdf.content).toMatch(/^%PDF-/)
      const csv = await waitForDownload(page, () => page.getByRole('button', { name: 'Export CSV' }).click())
      expect(csv.name).toBe('invoices.csv')
      expect(csv.content).toContain(
        `,Invoice,${partyDayAt(new Date())},${customerName},${booking.bookingId},75.00,0.00,card,`,
      )
      await expectAccessible(page)
      await atBothWidths(page, expectNoSidewaysScroll)
      await row.getByRole('button', { name: `Booking #${booking.id}` }).click()
      const dialog = page.getByRole('dialog', { name: 'Booking Details' })
      await expect(dialog.getByRole('button', { name: number })).toBeVisible()
      await api('PUT', '/api/site-settings', {
        invoiceDetails: { companyName: '', address: '', taxNumber: '', prefix: '' },
      })
      await page.keyboard.press('Escape')
    })
  })
})
