import { test as base, expect, type Page } from '@playwright/test'

export { expectAccessible } from './expect-accessible.ts'

import { administrator } from './server.ts'

const BASIC = `Basic ${Buffer.from(`${administrator.username}:${administrator.password}`).toString('base64')}`

type AdminVisit = {
  /** Calls the API as the administrator, past the screens. */
  api: <T>(method: string, path: string, body?: unknown) => Promise<T>
  /** A page on which an administrator is signed in. */
  workshop: Page
}

/**
 * What the browser logs by itself: a refused call, of which the test knows whether it was right, and the tester's own
 * scripts, which may not run in the frame that shows a mail either.
 */
const EXPECTED = /^(Failed to load resource|Blocked script execution in 'about:srcdoc')/

/** Tests of the administrator area: whatever the browser complains about fails them. */
export const test = base.extend<AdminVisit>({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text())
    })
    await use(page)
    expect(complaints).toEqual([])
  },
  api: async ({ request, baseURL }, use) => {
    await use(async (method, path, body) => {
      const answer = await request.fetch(`${baseURL ?? process.env.PLAYWRIGHT_TEST_BASE_URL}${path}`, {
        method,
        headers: { Authorization: BASIC },
        ...(body === undefined ? {} : { data: body }),
      })
      expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
      const text = await answer.text()
      return text === '' ? undefined : JSON.parse(text)
    })
  },
  workshop: async ({ page, api }, use) => {
    const { credential } = await api<{ credential: string }>('POST', '/api/admin/login', administrator)
    await page.addInitScript((kept) => {
      // The frame that shows a mail belongs to no site and keeps nothing.
      if (self.origin === 'null') return
      localStorage.setItem('adminAuth', kept)
      localStorage.setItem('adminAuthenticated', 'true')
    }, credential)
    await use(page)
  },
})

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** The toast on view, whichever region shows it. */
export const toastOn = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).filter({ hasText: /\S/ }).first()

let bookingsMade = 0

/** A booking on a day that no other test uses. */
export function aBooking(customerName: string, changes: Record<string, unknown> = {}) {
  bookingsMade += 1
  const days = 150 + ((process.pid * 31 + bookingsMade * 7) % 200)
  const bookingDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return {
    themeId: 1,
    numberOfTeepees: 2,
    bookingDate,
    customerName,
    customerEmail: 'maria@example.com',
    customerPhone: '(305) 555-0123',
    partyAddress: '12 Palm Street',
    city: 'Miami',
    state: 'FL',
    zipCode: '33101',
    guestCount: 6,
    isDeposit: true,
    bookingStatus: 'pending',
    overrideCapacity: true,
    ...changes,
  }
}
