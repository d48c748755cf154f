import { expect } from '@playwright/test'
import { fullDraft, openStep, test } from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { atBothWidths, PHONE } from './viewports.ts'

test.use({ viewport: PHONE })

test('a family sees how its teepees stand in the room, or how many fit', async ({ page }) => {
  await openStep(page, 1, fullDraft('', { numberOfTeepees: 4 }))
  const question = page.getByText('Will it fit in our room?')
  // The step accepts no focus before its scripts are loaded.
  await expect(async () => {
    await question.focus()
    await expect(question).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('4 teepees need about 10 by 10 feet of floor.')).toBeVisible()
  await page.getByLabel('Width (feet)').fill('12')
  await page.getByLabel('Length (feet)').fill('11')
  await expect(page.getByText('All 4 fit.')).toBeVisible()
  const drawing = page.getByRole('img', { name: '4 teepees in a room of 12 by 11 feet, seen from above' })
  await expect(drawing.locator('g')).toHaveCount(4)
  await page.getByLabel('Width (feet)').fill('9')
  await expect(page.getByText('2 of your 4 fit here.')).toBeVisible()
  await atBothWidths(page, expectAccessible, expectNoSidewaysScroll)
  await page.getByLabel('Width (feet)').fill('1')
  await expect(page.getByText('3 to 100 feet')).toBeVisible()
  await expect(drawing).toHaveCount(0)
})
