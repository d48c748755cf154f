import { type Browser, expect, type Page } from '@playwright/test'
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

/** Enters the password on the login page. */
export async function enterPassword(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'SIGN IN' }).click()
}

/** Returns a separate browser, signed in. */
export async function signedIn(browser: Browser, username: string, options: object = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await enterPassword(page, username)
  // The crew goes on to its phone.
  await expect(page).toHaveURL(/\/(crew|admin\/(?!login).*)$/)
  return page
}
