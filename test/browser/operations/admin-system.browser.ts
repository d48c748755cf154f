import { expect } from '@playwright/test'
import { expectAccessible, PHONE, test } from '../admin-visit.ts'

test('says what the installation lacks and how to mend it', async ({ adminPage: page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/admin/system')
  const checks = page.getByRole('table', { name: 'What was checked' })
  await expect(checks.getByRole('row').filter({ hasText: 'PostgreSQL 18' })).toContainText('OK')
  const backups = checks.getByRole('row').filter({ hasText: 'There are no automatic backups.' })
  await expect(backups).toContainText('Warning')
  await expect(backups).toContainText('Set BACKUP_DIR')
  await expect(page.getByRole('region', { name: 'Last Backup' })).toContainText(
    'There’s no daily backup yet.',
  )
  // Items that need action come first.
  const states = await checks
    .getByRole('row')
    .getByText(/^(OK|Warning|Problem)$/)
    .allTextContents()
  expect(states.indexOf('OK')).toBeGreaterThan(states.lastIndexOf('Warning'))
  await expectAccessible(page)
  const asked = page.waitForResponse('**/api/admin/system')
  await page.getByRole('button', { name: 'Check again' }).click()
  expect((await asked).status()).toBe(200)
})
