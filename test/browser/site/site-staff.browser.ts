import { truncate, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { DESKTOP, expectAccessible, test } from '../admin-visit.ts'
import { open } from '../site-visit.ts'
import { PHONE, resize } from '../viewports.ts'

test.use({ viewport: DESKTOP })

test('staff who are signed in change pictures in place', async ({ adminPage: page }, testInfo) => {
  const picture = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('any') }
  const path = '/uploads/images/logo-default.png'
  const saving = () => page.waitForRequest((request) => request.method() === 'PUT')

  await test.step('the logo can be replaced in place', async () => {
    await page.route(/\/api\/upload(\/hero)?$/, (route) => route.fulfill({ status: 201, json: { path } }))
    await page.route('**/api/site-settings', async (route) => {
      const settings = await (await page.request.get('/api/site-settings')).json()
      await route.fulfill({ json: { ...settings, version: 2 } })
    })
    await open(page, '/')
    await page.getByRole('button', { name: 'Edit logo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Website Logo' })
    await expect(dialog.getByText('Recommended size: 200x80px')).toBeVisible()
    await expectAccessible(page)
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload New Logo' }).click()
    const saved = saving()
    await (await choosing).setFiles(picture)
    expect((await saved).postDataJSON()).toEqual({ siteLogo: path })
    await expect(page.getByText('Logo Updated')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('so can the hero image on a phone; more than 5 MB is refused before it travels', async () => {
    await resize(page, PHONE)
    await page.getByRole('button', { name: 'Change Hero Image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Hero Image' })
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Upload New Image' }).click()
    const large = testInfo.outputPath('large.jpg')
    await writeFile(large, '')
    await truncate(large, 6 * 1024 * 1024)
    await (await choosing).setFiles(large)
    await expect(page.getByText('File too large')).toBeVisible()
    await expect(page.getByText(/Maximum file size is 5MB\. Your file is 6/)).toBeVisible()
    const saved = saving()
    // The toast may cover the button.
    await dialog.locator('input[type="file"]').setInputFiles(picture)
    expect((await saved).postDataJSON()).toEqual({ heroImage: path })
    await expect(page.getByText('Hero Image Updated')).toBeVisible()
  })
})
