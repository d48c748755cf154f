import { expect, type Page } from '@playwright/test'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { type Api, aBooking } from './admin-visit.ts'
import { dayAhead } from './booking-visit.ts'
import { PASSWORD } from './colleague.ts'

/** What a family says about access to the building. */
const ACCESS = {
  gateCode: '4711#',
  elevatorSlot: 'Freight elevator until 3 PM',
  parking: 'Visitors’ lot, level 2',
  insuranceCertificate: null,
}

/** Books a party that is set up today, with everything a crew may see. */
export async function aSetupToday(api: Api, customerName: string, changes: Record<string, unknown> = {}) {
  const party = aBooking(customerName, {
    bookingDate: dayAhead(0),
    bookingStatus: 'confirmed',
    partyStartTime: '17:00',
    allergiesAndNeeds: 'Nuts',
    specialRequests: 'Please ring at the side door.',
    addons: [{ addonId: 1, quantity: 2 }],
    ...changes,
  })
  const { id } = await api('POST', '/api/admin/bookings', party)
  await api('PUT', `/api/bookings/${id}/access`, ACCESS)
  return { id, setup: `${id}-setup`, customerName }
}

/** Signs in on the phone. */
export async function enterCrew(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/crew/sign-in')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'SIGN IN' }).click()
  await expect(page).toHaveURL(/\/crew$/)
}

/** Waits until the phone has cached everything it needs offline. */
export async function keptForLater(page: Page): Promise<void> {
  await expect(queueState(page)).toHaveText('Everything is sent.')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isKept = async () => (await caches.keys()).some((name) => name === 'crew-fonts')
    while (!(await isKept())) await new Promise((done) => setTimeout(done, 50))
  })
}

export const queueState = (page: Page) => page.getByRole('banner').getByRole('status')

/** Opens a stop from the list. */
export async function openStop(page: Page, customerName: string): Promise<void> {
  await page.getByRole('link', { name: customerName }).click()
  await expect(page.getByRole('heading', { level: 1, name: customerName })).toBeVisible()
}

/** Ticks off every item in a list. */
export async function tickAll(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

/** Kills the tab, as a phone short of memory does, and reopens it. */
export async function reopenedAfterKill(page: Page): Promise<Page> {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const isKilled = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await isKilled
  const next = await context.newPage()
  await page.close()
  await next.goto('/crew')
  return next
}

/** Returns what the server knows about a stop. */
export async function reportedFrom(api: Api, setup: string, day = dayAhead(0)) {
  const { stops } = await api('GET', `/api/admin/live?date=${day}`)
  const stop = stops.find(({ id }) => id === setup)
  if (!stop) throw new Error(`there is no stop ${setup} on ${addDays(day, 0)}`)
  return stop
}
