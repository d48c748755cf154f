import { expect } from '@playwright/test'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { fullDraft, openStep, test } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'

// A Wednesday at noon in Miami: months and weekdays are known, and no other test's party is near.
const NOW = new Date('2026-12-16T17:00:00Z')

test('the keyboard walks through the calendar', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  // Days load slowly, so that focus would be lost if it waited for them.
  await page.route('**/api/availability?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.fulfill({ json: [{ date: '2027-01-17', available: false, reason: 'Fully booked' }] })
  })
  await openStep(page, 1, fullDraft(''))
  const calendar = page.getByRole('group', { name: 'Date' })
  const day = (date: string) => calendar.getByRole('button', { name: formatLong(date) })
  const press = (key: string) => page.keyboard.press(key)

  await test.step('today is the one tab stop, and earlier days cannot be chosen', async () => {
    await expect(day('2026-12-16')).toHaveAccessibleName('Today, Wednesday, December 16, 2026')
    await expect(day('2026-12-15')).toBeDisabled()
    await expect(calendar.getByRole('gridcell').locator('[tabindex="0"]')).toHaveCount(1)
    await calendar.getByRole('button', { name: 'Go to the Next Month' }).focus()
    await press('Tab')
    await expect(day('2026-12-16')).toBeFocused()
  })
  await test.step('arrows stop at today', async () => {
    await press('ArrowUp')
    await expect(day('2026-12-16')).toBeFocused()
    await press('ArrowRight')
    await expect(day('2026-12-17')).toBeFocused()
  })
  await test.step('Page Down leads to the next month while its days still load', async () => {
    await press('PageDown')
    await expect(calendar.getByRole('grid', { name: 'January 2027' })).toBeVisible()
    await expect(day('2027-01-17')).toBeFocused()
  })
  await test.step('a full day is reached, says why, and is not chosen', async () => {
    await expect(day('2027-01-17')).toHaveAccessibleName(
      'Sunday, January 17, 2027, not available: Fully booked',
    )
    await expect(day('2027-01-17')).toBeFocused()
    await press('Enter')
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveCount(0)
    await expectAccessible(page)
  })
  await test.step('another day is', async () => {
    await press('End')
    await expect(day('2027-01-23')).toBeFocused()
    await press('Space')
    await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('23')
    await press('Home')
    await press('ArrowDown')
    await expect(day('2027-01-24')).toBeFocused()
  })
  await test.step('nothing lies beyond the last day that can be booked', async () => {
    await press('Shift+PageDown')
    await press('ArrowDown')
    // 400 days ahead.
    await expect(day('2028-01-20')).toBeFocused()
    await expect(day('2028-01-21')).toBeDisabled()
    await expect(calendar.getByRole('button', { name: 'Go to the Next Month' })).toBeDisabled()
  })
})
