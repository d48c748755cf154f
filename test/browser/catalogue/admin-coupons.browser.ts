import { expect } from '@playwright/test'
import type { Coupon } from '#contract/catalogue/coupons.ts'
import { atBothWidths, expectAccessible, expectToast, PHONE, test, unique } from '../admin-visit.ts'

const code = () => unique('C').replace(' ', '-').toUpperCase()

test.describe('on a phone, looked at on a desktop too', () => {
  test.use({ viewport: PHONE, permissions: ['clipboard-read', 'clipboard-write'] })

  test('coupons are made, changed and told apart', async ({ adminPage: page, api }) => {
    const taken = code()
    const made = { code: taken, discountType: 'percentage', discountValue: '5' }
    const { id } = await api('POST', '/api/coupons', made)
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
      await atBothWidths(page, expectAccessible)

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

    await test.step('refuses a code that is taken, and a save over a newer version', async () => {
      await page.getByRole('button', { name: 'Create Coupon' }).click()
      await page.getByLabel('Code').fill(taken)
      await page.getByRole('dialog').getByRole('button', { name: 'Create Coupon' }).click()
      await expectToast(page, 'There’s already a coupon with this code. Choose another code.')
      await page.getByRole('button', { name: 'Cancel' }).click()

      await page.getByRole('button', { name: `Edit ${taken}` }).click()
      await api('PATCH', `/api/coupons/${id}`, { discountValue: '7' })
      await page.getByLabel('Description').fill('For friends')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByRole('button', { name: 'Use Their Version' }).click()
      await expect(page.getByLabel('Discount value (%)')).toHaveValue('7.00')
    })

    await test.step('shows the first status that applies', async () => {
      const coupon = (id: number, changes: Partial<Coupon>): Partial<Coupon> => ({
        id,
        code: `CODE-${id}`,
        discountType: 'fixed',
        discountValue: '20.50',
        usedCount: 3,
        maxUses: null,
        validUntil: null,
        active: true,
        ...changes,
      })
      await page.route('**/api/coupons', (route) =>
        route.fulfill({
          json: [
            coupon(1, { active: false, validUntil: '2020-01-01T00:00:00.000Z' }),
            coupon(2, { validUntil: '2020-01-01T00:00:00.000Z', maxUses: 3 }),
            coupon(3, { maxUses: 3 }),
            coupon(4, { maxUses: 4 }),
          ],
        }),
      )
      await page.goto('/admin/coupons')
      const statuses = ['Inactive', 'Expired', 'Max Uses Reached', 'Active']
      for (const [index, status] of statuses.entries()) {
        const row = page.getByRole('row').filter({ hasText: `CODE-${index + 1}` })
        await expect(row).toContainText(status)
        await expect(row).toContainText('$20.50')
      }
      for (const header of ['Code', 'Type', 'Value', 'Usage', 'Valid Until', 'Status', 'Actions']) {
        await expect(page.getByRole('columnheader', { name: header })).toBeVisible()
      }
    })
  })
})
