import { expect } from '@playwright/test'
import { formatLong } from '#domain/time/party-day.ts'
import { dayAhead, test } from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { offeredPlace } from './waiting-visit.ts'

test('an offered place leads into the wizard, with the day and the theme chosen', async ({
  page,
  request,
}) => {
  const day = dayAhead(380)
  const path = await offeredPlace(request, day, 'offer-taken@example.com')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: formatLong(day) })).toBeVisible()
  await expect(page.getByText('It is your turn')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Book this day' }).click()
  await expect(page).toHaveURL(/\/booking\/1$/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/booking\/2$/)
})
