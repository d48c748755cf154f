import { expect } from '@playwright/test'
import { expectToast, openScreen, PHONE, test } from '../admin-visit.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

test('without a connection nothing is sent later, and no screen is lost to one that cannot load', async ({
  adminPage: page,
  context,
  api,
}) => {
  await openScreen(page, '/admin/dashboard')
  const bar = page.getByRole('navigation', { name: 'Admin, most used' })
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'All tabs' }).getByRole('link', { name: 'Coupons' }).click()
  await page.getByRole('button', { name: 'Create Coupon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Coupon' })
  await dialog.getByLabel('Code').fill('IN-THE-CELLAR')

  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Create Coupon' }).click()
  await expectToast(page, /Failed to create coupon\. You’re offline\. Nothing is lost/)
  await expect(dialog.getByLabel('Code')).toHaveValue('IN-THE-CELLAR')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await bar.getByRole('link', { name: 'Messages' }).click()
  await expectToast(page, 'You’re offline')
  await expect(page).toHaveURL(/\/admin\/coupons$/)
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)

  await context.setOffline(false)
  await bar.getByRole('link', { name: 'Bookings' }).click()
  await expect(page.getByRole('heading', { name: 'Manage Bookings' })).toBeVisible()
  const coupons = await api('GET', '/api/coupons')
  expect(coupons.map(({ code }) => code)).not.toContain('IN-THE-CELLAR')
})
