import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'

export { expectAccessible } from './expect-accessible.ts'

import { administrator } from './server.ts'

type Staff = {
  /** Calls the API as the administrator and answers its JSON. */
  api<T>(method: string, path: string, body?: unknown): Promise<T>
}

type Fixtures = {
  staff: Staff
  /** A page whose browser is signed in as an administrator. Console errors and page errors fail the test. */
  workshop: Page
}

export const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

export const test = base.extend<Fixtures>({
  staff: async ({ request }, use) => {
    await use({ api: (method, path, body) => call(request, method, path, body) })
  },
  workshop: async ({ page, request }, use) => {
    const login = await request.post('/api/admin/login', { data: administrator })
    const { credential } = await login.json()
    await page.addInitScript((kept) => {
      localStorage.setItem('adminAuth', kept)
      localStorage.setItem('adminAuthenticated', 'true')
    }, credential)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      // Refusals that a test provokes are told by the browser itself.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        problems.push(message.text())
      }
    })
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect }

/** A toast with these words is shown. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.getByText(words).last()).toBeVisible()
}

/** A name that no other test uses. */
export function unique(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`
}

async function call<T>(request: APIRequestContext, method: string, path: string, body: unknown): Promise<T> {
  const { username, password } = administrator
  const response = await request.fetch(path, {
    method,
    headers: { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
    ...(body === undefined ? {} : { data: body }),
  })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}
