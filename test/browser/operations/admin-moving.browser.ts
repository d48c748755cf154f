import { expect } from '@playwright/test'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { expectAccessible, expectToast, PHONE, switchTo, test, unique } from '../admin-visit.ts'

test.use({ viewport: PHONE })

/** Past parties take no capacity from other tests. */
const LONG_AGO = addDays(partyDayAt(new Date()), -400)

test('a calendar is moved in, looked at, and taken back', async ({ adminPage: page, api }) => {
  const family = unique('Quill')
  const email = `${family.replace(/\W/g, '').toLowerCase()}@example.com`
  const rows = [
    'Event Date,Client,E-mail,Cell Phone,Street,City,ZIP,Rental,Kids,Contract total,Net paid',
    `${LONG_AGO},${family},${email},305 555 0143,120 Ocean Drive,Miami Beach,33139,Unicorn,6,"$1,250.00",$250`,
    `${LONG_AGO},${family},no address,305 555 0143,120 Ocean Drive,Miami Beach,33139,Unicorn,6,$100,$0`,
  ]
  await page.goto('/admin/moving')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import & export')
  await page.getByLabel('Where it comes from').selectOption('Goodshuffle Pro')
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a template' }).click()
  expect((await template).suggestedFilename()).toBe('bookings-template.csv')

  const upload = { name: `${family}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.getByLabel(/File to import/).setInputFiles(upload)
  await expect(page.getByLabel('What Client means')).toHaveValue('customerName')
  await expect(page.getByLabel('What Net paid means')).toHaveValue('paidAmount')
  await page.getByLabel('What Rental means').selectOption('Left out')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 don’t fit' })).toBeVisible()
  await expect(
    page.getByRole('cell', { name: 'Theme: Say which theme the party had.' }).first(),
  ).toBeVisible()

  await page.getByLabel('Theme', { exact: true }).selectOption('Boho Blossom')
  // What is changed during a check was not checked, so it cannot be imported yet.
  const changed = Promise.withResolvers<void>()
  await page.route('**/api/admin/imports/*', (route) => changed.promise.then(() => route.continue()), {
    times: 1,
  })
  const check = page.getByRole('button', { name: 'Check' })
  await check.click()
  await expect(check).toBeDisabled()
  const kids = page.getByLabel('What Kids means')
  const guests = await kids.inputValue()
  await kids.selectOption('Left out')
  changed.resolve()
  await expect(check).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Import 1 booking' })).toBeHidden()
  await kids.selectOption(guests)
  await check.click()
  await expect(page.getByRole('status').filter({ hasText: '1 row fits' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Email: Please enter a valid email address' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 booking' }).click()
  await expectToast(page, '1 booking imported')

  const { bookings } = await api('GET', `/api/bookings?page=1&search=${encodeURIComponent(email)}`)
  await page.goto(`/admin/bookings/${bookings[0]?.id}`)
  await expect(page.getByText('$250.00 of this was paid elsewhere, before you moved here.')).toBeVisible()

  await switchTo(page, { id: 'moving' })
  await page.getByRole('button', { name: `Undo ${family}.csv` }).click()
  const question = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await question.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, '1 removed')
  const row = page.getByRole('listitem').filter({ hasText: `${family}.csv` })
  await expect(row.getByText('Undone')).toBeVisible()

  await page.getByRole('button', { name: 'Export everything' }).click()
  const packed = page.getByRole('list', { name: 'Exports' }).getByRole('listitem').first()
  await expect(packed).toContainText('Ready until')
  await expectAccessible(page)
  const zip = page.waitForEvent('download')
  await packed.getByRole('button', { name: 'Download' }).click()
  expect((await zip).suggestedFilename()).toMatch(/^moonlit-teepees-.*\.zip$/)
})
