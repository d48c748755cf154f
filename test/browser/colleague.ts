import { type Browser, expect, type Page } from '@playwright/test'
import type { CallAnswer } from '#test/body-of.ts'
import { PASSWORD } from '#test/factories/colleague.ts'
import { type Api, unique } from './admin-visit.ts'

export { PASSWORD }

/** Creates a staff member whom no other test uses. */
export async function aColleague(api: Api, role: string): Promise<{ id: number; username: string }> {
  const username = unique(role).replace(' ', '-')
  const email = `${username}@example.com`
  const { id } = await api('POST', '/api/admin/users', {
    username,
    password: PASSWORD,
    role,
    email,
  })
  return { id, username }
}

/** Enters the password on the login page, opening it first if necessary. */
export async function enterPassword(page: Page, username: string, password = PASSWORD): Promise<void> {
  if (!page.url().endsWith('/admin/login')) await page.goto('/admin/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'SIGN IN' }).click()
}

/** Returns a separate browser context, signed in through the API, with an empty page. */
export async function signedIn(browser: Browser, username: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext(options)
  const response = await context.request.post('/api/admin/login', { data: { username, password: PASSWORD } })
  expect(response.ok(), `login: ${response.status()}`).toBe(true)
  const { credential }: CallAnswer<'POST', '/api/admin/login'> = await response.json()
  const kept = { adminAuth: credential, adminAuthenticated: 'true' }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const { cookies } = await context.storageState()
  const { origin } = new URL(response.url())
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] })
  return context.newPage()
}
