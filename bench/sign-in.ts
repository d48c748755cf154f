import type { Page } from '@playwright/test'
import { administrator } from './product.ts'

/** Signs an administrator in for everything that the page opens from now on. */
export async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: administrator })
  const { credential } = await response.json()
  await page.addInitScript((kept) => {
    localStorage.setItem('adminAuth', kept)
    localStorage.setItem('adminAuthenticated', 'true')
  }, credential)
}
