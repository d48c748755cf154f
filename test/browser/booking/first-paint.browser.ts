import { expect } from '@playwright/test'
import { dayAhead, fullDraft, openStep, test } from '../booking-visit.ts'
import { expectNoShift, PHONE, watchShifts } from '../viewports.ts'

// Nothing is free for a theme that is gone.
test.use({ viewport: PHONE, refusals: [404] })

/** The page is rendered for everyone, with all themes; only the browser knows which one was chosen. */
test('a theme that was chosen before is alone from the first paint on a phone, and nothing shifts', async ({
  page,
}) => {
  await watchShifts(page)
  const others = page.getByRole('button', { name: 'See the other themes' })

  await test.step('after a reload', async () => {
    await openStep(page, 1, fullDraft(dayAhead(239), { numberOfTeepees: 3 }))
    await expect(page.getByRole('grid')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('complementary')).toContainText('Total $225.00')
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Boho Blossom/ })).toBeChecked()
    await expect(page.getByRole('radio')).toHaveCount(1)
    await expectNoShift(page, 0.01)
  })

  await test.step('the others are one tap away', async () => {
    await others.click()
    await expect(page.getByRole('radio', { name: /^Bunny Garden/ })).toBeVisible()
    await page.getByRole('radio', { name: /^Bunny Garden/ }).check()
    await expect(page.getByRole('radio')).toHaveCount(1)
  })

  await test.step('by a link that names it', async () => {
    await page.goto('/booking?theme=3')
    await expect(page.getByRole('complementary')).toContainText('Total')
    await expect(page.getByRole('radio')).toHaveCount(1)
    await expect(page).toHaveURL(/\/booking\/1$/)
    await expectNoShift(page, 0.01)
  })

  await test.step('a theme that is gone leaves all of them', async () => {
    await openStep(page, 1, fullDraft(dayAhead(239), { themeId: 999 }))
    await expect(page.getByRole('radio', { name: /^Bunny Garden/ })).toBeVisible()
    await expect(others).toBeHidden()
  })
})
