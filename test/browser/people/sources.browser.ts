import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openScreen, switchTo } from '../admin-visit.ts'
import { chooseDay, dayAhead, expectConfirmed, fillCard, fillDetails, next, pay } from '../booking-visit.ts'
import { enterPassword } from '../colleague.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { onFreshSite } from '../fresh-site.ts'
import { administrator } from '../server.ts'

const test = onFreshSite()

// Test browsers identify as bots, which are not counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

test('a family comes by an advertisement and books; the owner reads what it brought and cost', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/visits')) sent.push(request.postData() ?? '')
  })
  await page.goto('/?utm_source=Instagram&utm_campaign=spring')
  await page.getByRole('link', { name: 'Book Your Experience' }).click()
  await page.getByRole('radio', { name: /^Garden of Dreams/ }).check()
  await chooseDay(page, dayAhead(60))
  await next(page)
  await expect(page.getByRole('heading', { name: 'Add-ons' })).toBeVisible()
  await next(page)
  await fillDetails(page, 'from.instagram@example.com')
  await page.getByLabel('How did you hear about us?').selectOption('Friends or family')
  await next(page)
  await page.getByLabel('Card number').waitFor()
  await fillCard(page, '4242 4242 4242 4242')
  await pay(page)
  await expectConfirmed(page)
  await expect
    .poll(() => sent.map((body) => JSON.parse(body).step))
    .toEqual(['visit', 'wizard', 'addons', 'details', 'payment', 'booked'])
  for (const body of sent) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(200)
  expect(await context.cookies()).toEqual([])

  await enterPassword(page, administrator.username, administrator.password)
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await switchTo(page, { id: 'reports' })
  await page.getByRole('tab', { name: 'Sources' }).click()
  const funnel = page.getByRole('region', { name: 'How far visitors get' })
  await funnel.getByLabel('Visits from').selectOption('instagram')
  await expect(funnel.getByRole('img', { name: /Paid, Visits 1, Of all visits 100%/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /Friends or family, Bookings 1/ })).toBeVisible()

  const costs = page.getByRole('region', { name: 'Cost' })
  await costs.getByLabel('Source').fill('instagram')
  await costs.getByLabel('Cost in dollars').fill('25')
  await costs.getByRole('button', { name: 'Save Cost' }).click()
  const sources = page.getByRole('region', { name: 'Where families come from' })
  const row = sources.getByRole('row').filter({ hasText: 'instagram' })
  await expect(row.getByRole('cell')).toHaveText(['instagram', '1', '1', '1', '$40.00', '$25.00', '$25.00'])
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await sources.getByRole('button', { name: /^Download CSV/ }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('instagram,1,1,1,40.00,25.00,25.00')

  await openScreen(page, '/admin/bookings/1')
  const origin = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Where they came from' }),
  })
  await expect(origin.last()).toContainText('instagram')
  await expect(origin.last()).toContainText('Friends or family')
})
