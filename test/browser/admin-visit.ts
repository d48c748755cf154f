import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { type AdminTab, tabPath } from '#app/admin/tabs.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'

export { expectAccessible } from './expect-accessible.ts'
export { atBothWidths, DESKTOP, PHONE } from './viewports.ts'

import type { CallAnswer } from '#test/body-of.ts'
import { A_PARTY } from '#test/factories/booking-request.ts'
import { administrator } from './server.ts'
import { test as base } from './uncomplaining-test.ts'

/** Calls the API as the administrator, without the UI. */
export type Api = <M extends string, Address extends string>(
  method: M,
  address: Address,
  body?: unknown,
) => Promise<CallAnswer<M, Address>>

type AdminVisit = {
  api: Api
  /** A page with a signed-in administrator. */
  adminPage: Page
}

/** The test's own scripts must not run in the frame that shows an email. */
const SCRIPTLESS_MAIL = /^Blocked script execution in 'about:srcdoc'/

/** Half of the time after which sensitive steps ask for the password again. */
const FRESH_MILLISECONDS = 5 * 60_000

type Session = { readonly credential: string; readonly startedAt: number }

/** The administrator's session on each site, which no test of a file ends. A site is renewed for the next file. */
const sessions = new Map<string, Session>()

async function credentialOn(request: APIRequestContext, baseURL: string | undefined): Promise<string> {
  const place = `${baseURL} ${test.info().file}`
  const kept = sessions.get(place)
  if (kept && performance.now() - kept.startedAt < FRESH_MILLISECONDS) return kept.credential
  const startedAt = performance.now()
  const response = await request.post('/api/admin/login', { data: administrator })
  expect(response.ok(), `login: ${response.status()}`).toBe(true)
  const { credential }: CallAnswer<'POST', '/api/admin/login'> = await response.json()
  sessions.set(place, { credential, startedAt })
  return credential
}

/** Tests of the admin. */
export const test = base.extend<AdminVisit>({
  expectedComplaint: SCRIPTLESS_MAIL,
  api: async ({ request, baseURL }, use) => {
    const headers = { Authorization: `Basic ${await credentialOn(request, baseURL)}` }
    await use(async (method, path, body) => {
      const response = await request.fetch(path, {
        method,
        headers,
        ...(body === undefined ? {} : { data: body }),
      })
      expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
      const text = await response.text()
      return text === '' ? undefined : JSON.parse(text)
    })
  },
  adminPage: async ({ page, request, baseURL }, use) => {
    const credential = await credentialOn(request, baseURL)
    await page.addInitScript((kept) => {
      // The frame that shows an email has an opaque origin and no storage.
      if (self.origin === 'null') return
      localStorage.setItem('adminAuth', kept)
      localStorage.setItem('adminAuthenticated', 'true')
    }, credential)
    await use(page)
    // A mocked response that is still pending would query the server, which stops with the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/** Opens a screen of the admin and waits until it has loaded completely. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilLoaded(page)
}

/**
 * Navigates to a tab from an open screen and waits until it has loaded completely: a third of the work of a
 * full page load. The link need not be in view, as the sidebar's are not on a phone.
 */
export async function switchTo(page: Page, tab: Pick<AdminTab, 'id'>): Promise<void> {
  const link = page.locator(`nav a[href="${tabPath(tab)}"]`).first()
  await link.dispatchEvent('click')
  await expect(link).toHaveAttribute('aria-current', 'page')
  await untilLoaded(page)
}

/** Waits until a screen has loaded completely. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main :is([class*="skeleton"], [aria-busy="true"])')).toHaveCount(0)
}

/** Returns the visible toast, in whichever region and language it is. */
export const toastOn = (page: Page) =>
  page
    .getByRole('region', { name: /\(F8\)$/ })
    .getByRole('listitem')
    .filter({ hasText: /\S/ })
    .first()

/** Expects a toast with these words. One that an earlier call has seen does not count. */
export async function expectToast(page: Page, ...words: readonly (string | RegExp)[]): Promise<void> {
  const toast = toastOn(page).and(page.locator(':not([data-seen])'))
  for (const word of words) await expect(toast).toContainText(word)
  // One that has gone in the meantime is not waited for.
  await toast.evaluateAll(([shown]) => shown?.setAttribute('data-seen', ''))
}

/** Returns the confirmation before unsaved input is lost. */
export const discardQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Discard what you entered?' })

/** Goes to another tab by its link, as a user does. */
export const openTab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** Signs out, as it is done at this width: on a phone under More. */
export async function logOut(page: Page): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' })
  const bar = page.getByRole('navigation', { name: 'Admin, most used' })
  // The address changes before the area's own script has loaded.
  await expect(logout.or(bar).first()).toBeVisible()
  if (await bar.isVisible()) await bar.getByRole('button', { name: 'More' }).press('Enter')
  await logout.press('Enter')
  await expect(page).toHaveURL(/\/admin\/login$/)
}

/** Returns a name that no other test uses. */
export function unique(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`
}

/**
 * Days reserved for bookings made by staff: tests that book as customers use others. Each worker has its own
 * range, so that concurrent tests do not take each other's teepees.
 */
const STAFF_DAYS = { first: 95, count: 100 }
let bookingsMade = 0

function staffDay(): string {
  const { config, parallelIndex } = test.info()
  const share = Math.floor(STAFF_DAYS.count / config.workers)
  const days = STAFF_DAYS.first + parallelIndex * share + (bookingsMade % share)
  bookingsMade += 1
  return addDays(partyDayAt(new Date()), days)
}

/** Returns a booking made by staff, who may overbook, on a day that customers of other tests do not use. */
export function aBooking(customerName: string, changes: Record<string, unknown> = {}) {
  const wanted = {
    bookingDate: staffDay(),
    customerName,
    bookingStatus: 'pending',
    overrideCapacity: true,
  }
  return { ...A_PARTY, ...wanted, ...changes }
}

/** Finds a booking in the list and opens its details. */
export async function openDetails(page: Page, id: number): Promise<Locator> {
  await page.goto('/admin/bookings')
  return showDetails(page, id)
}

/** Finds a booking in the open list and opens its details. */
export async function showDetails(page: Page, id: number): Promise<Locator> {
  await page.getByLabel('Search').fill(`#${id}`)
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `View details of booking #${id}` }).click()
  return page.getByRole('dialog', { name: 'Booking Details' })
}

/** Returns the button that opens the menu of a booking. */
export const moreActs = (booking: Locator) => booking.getByRole('button', { name: 'More', exact: true })

/** Chooses an act from the menu of a booking. */
export async function chooseAct(booking: Locator, name: string): Promise<void> {
  await moreActs(booking).click()
  await booking.page().getByRole('menuitem', { name, exact: true }).click()
}

/**
 * Turns off live updates for pages opened from now on: a refetch would undo what a test makes fail. Only the
 * tab that holds this lock listens, and it refetches everything when it begins.
 */
export async function holdLiveChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.locks?.request('staff-events', () => new Promise(() => undefined)).catch(() => undefined)
  })
}
