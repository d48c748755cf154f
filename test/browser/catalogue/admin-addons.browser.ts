import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Addon } from '#contract/catalogue/addons.ts'
import { expectAccessible, expectToast, holdLiveChanges, PHONE, test, unique } from '../admin-visit.ts'

const ADDON = { description: 'Cocoa with marshmallows.', price: '18.00' }

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('add-ons are made, changed and deleted', async ({ adminPage: page }) => {
    await page.goto('/admin/addons')

    await test.step('creates, edits and deletes an add-on', async () => {
      const name = unique('Cocoa Bar')
      await page.getByRole('button', { name: 'Add New Add-on' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add New Add-on' })
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Create Add-on' }).click()
      await expectToast(page, 'Please fill out all required fields.')
      await expect(dialog.getByLabel('Description')).toBeFocused()
      await dialog.getByLabel('Description').fill(ADDON.description)
      await dialog.getByLabel('Price ($)').fill('-2')
      await dialog.getByRole('button', { name: 'Create Add-on' }).click()
      await expectToast(page, 'Price must be a positive number.')
      await expectAccessible(page)
      await dialog.getByLabel('Price ($)').fill('18')
      await dialog.getByLabel('Charged per').selectOption('Child')
      await dialog.getByRole('switch', { name: 'Available' }).uncheck()
      await dialog.getByRole('switch', { name: 'Featured' }).check()
      await dialog.getByRole('button', { name: 'Create Add-on' }).click()
      await expectToast(page, 'Add-on created successfully')
      await expect(card(page, name)).toContainText('No image')
      await expect(card(page, name)).toContainText('$18.00')
      await expect(card(page, name).getByText('Featured')).toBeVisible()
      await expect(card(page, name).getByText('Unavailable')).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: `Edit ${name}` }).click()
      await expect(page.getByLabel('Charged per')).toHaveValue('child')
      await page.getByRole('switch', { name: 'Available' }).check()
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expectToast(page, 'Add-on updated successfully')
      await expect(card(page, name).getByText('Unavailable')).toBeHidden()

      await page.getByRole('button', { name: `Delete ${name}` }).click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
      await question.getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Add-on deleted successfully')
      await expect(card(page, name)).toBeHidden()
    })
  })
})

test('puts add-ons in order, and keeps one that cannot be saved until it can', async ({
  adminPage: page,
}) => {
  let status = 200
  // Otherwise add-ons created by other tests would refetch the list.
  await holdLiveChanges(page)
  await page.route('**/api/addons', async (route) => {
    const addons: Addon[] = await (await route.fetch()).json()
    await route.fulfill({ json: addons.filter(({ id }) => id <= 3).sort((a, b) => a.id - b.id) })
  })
  await page.route('**/api/addons/reorder', (route) =>
    route.fulfill({ status, json: status === 200 ? [] : { message: 'The lights went out.' } }),
  )
  await page.setViewportSize(PHONE)
  await page.goto('/admin/addons')
  const headings = page.getByRole('article').getByRole('heading')
  await expect(headings).toHaveCount(3)
  const [first = '', second = '', third = ''] = await headings.allTextContents()
  const saved = page.waitForRequest('**/api/addons/reorder')
  await page.getByRole('button', { name: `Move ${third} earlier` }).click()
  expect((await saved).postDataJSON()).toEqual({
    updates: [
      { id: 1, displayOrder: 1 },
      { id: 3, displayOrder: 2 },
      { id: 2, displayOrder: 3 },
    ],
  })
  await expectToast(page, 'Add-on reordered successfully')
  status = 500
  await page.getByRole('button', { name: `Move ${first} later` }).click()
  // It stays for as long as it has the focus.
  await page.getByRole('button', { name: 'Try Again' }).focus()
  await expectToast(page, 'Failed to reorder add-on: The lights went out.')
  expect(await headings.allTextContents()).toEqual([third, first, second])
  status = 200
  const again = page.waitForRequest('**/api/addons/reorder')
  await page.getByRole('button', { name: 'Try Again' }).click()
  const { updates } = (await again).postDataJSON()
  expect(updates.map(({ id }: { id: number }) => id)).toEqual([3, 1, 2])
  await expectToast(page, 'Add-on reordered successfully')
})
