import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from '../admin-visit.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Generate Fresh AI Photos' })

test('staff have new photos of the add-ons made', async ({ adminPage: page }) => {
  await page.goto('/addons')

  await test.step('without an image service it says which setting is missing', async () => {
    await button(page).click()
    await page.getByRole('button', { name: 'Make Photos' }).click()
    await expect(page.getByText('Generation Failed')).toBeVisible()
    await expect(page.getByText(/OPENAI_API_KEY/)).toBeVisible()
  })

  await test.step('new photos are made only after asking, and it shows how far they are', async () => {
    await button(page).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('heading')).toHaveText(/^Make \d+ new photos\?$/)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(button(page)).toBeFocused()

    let response = () => {}
    const asked = new Promise<void>((resolve) => {
      response = resolve
    })
    await page.route('**/api/generate-ai-images', async (route) => {
      await asked
      await route.fulfill({ json: { success: true, images: [] } })
    })
    await button(page).click()
    await question.getByRole('button', { name: 'Make Photos' }).click()
    await expect(page.getByRole('progressbar')).toBeVisible()
    response()
    await expect(page.getByText('AI Images Generated')).toBeVisible()
    await expect(page.getByText('New realistic photos have been created for your add-ons!')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
})
