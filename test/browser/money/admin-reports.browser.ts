import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { A_PARTY } from '#test/factories/booking-request.ts'
import { atBothWidths, DESKTOP, discardQuestion, expectToast, PHONE, switchTo } from '../admin-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'

const test = onOwnSite()

const PARTY_DAY = addDays(partyDayAt(new Date()), 60)
const CERTIFICATE = '85-8012345678C-1'

/** $150.00 to 33139, delivery $40.00 and 7 % of both: $203.30, all of it paid; and a school that has paid nothing yet. */
test.beforeAll(async ({ api }) => {
  await api('PUT', '/api/admin/pricing', {
    delivery: { enabled: true, zipFees: { '33139': '40.00' } },
    tax: { enabled: true, counties: [{ county: 'Miami-Dade', percent: '1', from: '2024-01-01' }] },
  })
  const party = { ...A_PARTY, bookingDate: PARTY_DAY, zipCode: '33139', isDeposit: false }
  const { id } = await api('POST', '/api/admin/bookings', party)
  await api('POST', `/api/bookings/${id}/payments`, { amount: '203.30', method: 'cash' })
  const school = { ...party, customerName: 'Palm School', taxExemption: { certificate: CERTIFICATE } }
  await api('POST', '/api/admin/bookings', school)
})

async function downloaded(page: Page, button: Locator): Promise<string> {
  const waiting = page.waitForEvent('download')
  await button.click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
  return readFile(await download.path(), 'utf8')
}

test('reports are read, narrowed and taken along, and a school pays no tax', async ({ adminPage: page }) => {
  await test.step('reads the reports and takes them along', async () => {
    await page.setViewportSize(PHONE)
    await page.goto('/admin/reports')
    const revenue = page.getByRole('region', { name: 'What it was for' })
    await expect(revenue.getByRole('img', { name: /^Bar chart\. Theme, Name Boho Blossom/ })).toBeVisible()
    await revenue.getByText('Show as a table').focus()
    await page.keyboard.press('Enter')
    const paidFor = revenue.getByRole('table', { name: 'What it was for' })
    await expect(paidFor.getByRole('row', { name: /Sales tax.*\$13\.30/ })).toBeVisible()
    await expectAccessible(page)
    await atBothWidths(page, expectNoSidewaysScroll)
    const file = await downloaded(page, revenue.getByRole('button', { name: 'Download CSV' }))
    expect(file.split('\n').slice(1)).toEqual([
      'Theme,Boho Blossom,150.00,0.00,150.00',
      'Delivery,,40.00,0.00,40.00',
      'Sales tax,,13.30,0.00,13.30',
    ])

    await page.getByRole('tab', { name: 'Revenue' }).focus()
    for (const [name, region] of [
      ['How full', 'How full your days are'],
      ['Lead time', 'How early families book'],
      ['Coupons', 'What coupons bring in'],
    ] as const) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name })).toBeFocused()
      await expect(page.getByRole('region', { name: region }).getByRole('img')).toBeVisible()
      await atBothWidths(page, expectNoSidewaysScroll)
    }

    await page.getByLabel('Range').selectOption('Next 12 months')
    await page.getByRole('tab', { name: 'Balances' }).click()
    await expect(page.getByText('$190.00').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Sales tax' }).click()
    const tax = page.getByRole('region', { name: 'Sales tax by county' })
    const county = tax.getByRole('row', { name: /Miami-Dade/ })
    for (const amount of ['$190.00', '$11.40', '$1.90', '$13.30'])
      await expect(county.getByText(amount).first()).toBeVisible()
    await expect(tax.getByText('This isn’t legal advice')).toBeVisible()
    await expectAccessible(page)
  })

  await page.setViewportSize(DESKTOP)

  await test.step('exports a journal under the bookkeeper’s own names', async () => {
    await page.goto('/admin/reports')
    await page.getByRole('tab', { name: 'Journal' }).click()
    await page.getByLabel('Cash goes to').fill('')
    await page.getByRole('button', { name: 'Save Accounts' }).click()
    const names = page.getByRole('tabpanel', { name: 'Journal' })
    await expect(names.getByText('Enter the name of the account')).toBeVisible()
    await page.getByLabel('Cash goes to').fill('Till')
    await page.getByRole('tab', { name: 'Revenue' }).click()
    await discardQuestion(page).getByRole('button', { name: 'Keep Editing' }).click()
    await page.getByLabel('Range').selectOption('Custom dates')
    await page.getByLabel('From', { exact: true }).fill('')
    await expect(page.getByText('Enter a first and a last day')).toBeVisible()
    await expect(page.getByLabel('Cash goes to')).toHaveValue('Till')
    await page.getByLabel('Range').selectOption('Last 12 months')
    await page.getByRole('button', { name: 'Save Accounts' }).click()
    await expectToast(page, 'Settings Saved')
    const journal = page.getByRole('region', { name: 'Journal for QuickBooks' })
    await expect(journal.getByRole('row', { name: /Till/ })).toBeVisible()
    await expectAccessible(page)
    const [header, ...lines] = (
      await downloaded(page, journal.getByRole('button', { name: 'Download CSV' }))
    ).split('\n')
    expect(header).toContain('JournalNo,JournalDate,AccountName,Debits,Credits,Description,Name')
    expect(lines.map((line) => line.split(',').slice(2, 5).join(','))).toEqual([
      'Till,203.30,',
      'Rental Income,,150.00',
      'Delivery Income,,40.00',
      'Sales Tax Payable,,13.30',
    ])
  })

  await test.step('marks a school as tax exempt, and every place says by which certificate', () =>
    exemptSchool(page))
})

async function exemptSchool(page: Page): Promise<void> {
  await switchTo(page, { id: 'bookings' })
  await page.getByRole('button', { name: 'New Booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Booking' })
  await expect(dialog.getByRole('switch', { name: 'Tax exempt' })).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Theme' }).selectOption('Boho Blossom ($75.00)')
  await dialog.getByLabel('ZIP').fill('33139')
  await expect(dialog.getByText('Total $123.05')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Tax exempt' }).click()
  await dialog.getByRole('button', { name: 'Create Booking' }).click()
  await expect(dialog.getByText('Enter the certificate number')).toBeVisible()
  await dialog.getByLabel('Certificate number').fill(CERTIFICATE)
  await expect(dialog.getByText(`Tax exempt, certificate ${CERTIFICATE}`)).toBeAttached()
  await expect(dialog.getByText('Total $115.00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'View details of booking #2' }).click()
  const details = page.getByRole('dialog', { name: 'Booking Details' })
  await expect(details.getByText(`certificate ${CERTIFICATE}`, { exact: true })).toBeVisible()
  await expect(details.getByText(`Tax exempt, certificate ${CERTIFICATE}`)).toBeVisible()
}
