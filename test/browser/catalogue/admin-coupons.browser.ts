import { expect } from '@playwright/test'
import { expectAccessible, expectToast, PHONE, test, unique } from '../admin-visit.ts'

const code = () => unique('C').replace(' ', '-').toUpperCase()

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] })

  test('a coupon is made, copied, changed and deleted', async ({ adminPage: page }) => {
    await page.goto('/admin/coupons')

    await test.step('creates, copies, edits and deletes a coupon', async () => {
      const mine = code()
      await page.getByRole('button', { name: 'Create Coupon' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create Coupon' })
      await expect(dialog.getByLabel('Discount type')).toHaveValue('percentage')
      await expect(dialog.getByLabel('Discount value (%)')).toHaveValue('10')
      await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked()
      await dialog.getByRole('button', { name: 'Create Coupon' }).click()
      await expectToast(page, 'Code and discount value are required')
      await expect(dialog.getByLabel('Code')).toBeFocused()
      await expectAccessible(page)

      await dialog.getByLabel('Code').fill(mine.toLowerCase())
      // The browser reports half a number as an empty field, which here means no limit.
      const maxUses = dialog.getByLabel('Max uses')
      await maxUses.pressSequentially('1e')
      await dialog.getByRole('button', { name: 'Create Coupon' }).click()
      await expect(maxUses).toHaveAccessibleDescription(/This isn’t a number/)
      await expect(maxUses).toBeFocused()
      const neighbor = await dialog.getByLabel('Minimum amount ($)').boundingBox()
      expect((await maxUses.boundingBox())?.y, 'an error moves no field').toBe(neighbor?.y)
      await maxUses.fill('')
      const posted = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/coupons'),
      )
      await dialog.getByRole('button', { name: 'Create Coupon' }).click()
      expect((await posted).postDataJSON()).toMatchObject({
        code: mine,
        minimumAmount: null,
        maxUses: null,
        validFrom: null,
        validUntil: null,
      })
      await expectToast(page, 'Coupon created successfully')
      const row = page.getByRole('row').filter({ hasText: mine })
      await expect(row).toContainText('10%')
      await expect(row.getByText('Active', { exact: true })).toBeVisible()
      await expectAccessible(page)

      await row.getByRole('button', { name: `Copy ${mine}` }).click()
      await expectToast(page, 'Copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mine)

      await row.getByRole('button', { name: `Edit ${mine}` }).click()
      await page.getByLabel('Valid until').fill('2025-08-31')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expectToast(page, 'Coupon updated successfully')
      await expect(row.getByText('Expired')).toBeVisible()
      await expect(row).toContainText('August 31, 2025')

      await row.getByRole('button', { name: `Delete ${mine}` }).click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
      await expect(question).toContainText('This action cannot be undone.')
      await question.getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Coupon deleted successfully')
      await expect(row).toBeHidden()
    })
  })
})
