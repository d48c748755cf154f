import type { Page } from '@playwright/test'
import { administrator, type Product } from './product.ts'

/** Signs an administrator in for everything that the page opens from now on. */
export async function signIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: administrator })
  const { credential } = await response.json()
  await page.addInitScript((kept) => {
    localStorage.setItem('adminAuth', kept)
    localStorage.setItem('adminAuthenticated', 'true')
  }, credential)
}

/**
 * Returns the headers with which an account calls the API, in a session like a browser's: checking a password with each
 * call would take longer than most of them.
 */
export async function openSession(
  { url }: Product,
  username: string = administrator.username,
): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...administrator, username }),
  })
  const { credential } = await response.json()
  return { Authorization: `Basic ${credential}` }
}
