import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { addDays, formatLong, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { authorization } from './server.ts'
import { test as base } from './uncomplaining-test.ts'

/** Any refusal by the API fails these tests, unless they expect it. */
export const test = base.extend({ refusals: [[], { scope: 'test' }] })

export function dayAhead(days: number): string {
  return addDays(partyDayAt(new Date()), days)
}

/** Returns a draft with everything the wizard has collected by its last step. */
export function fullDraft(day: string, changes: object = {}) {
  return {
    version: 1,
    themeId: 1,
    themeName: 'Boho Blossom',
    themePrice: '75.00',
    numberOfTeepees: 2,
    bookingDate: day,
    addons: [],
    details: {
      firstName: 'Ana',
      lastName: 'Lopez',
      email: 'ana@example.com',
      phone: '(305) 555-0123',
      address: '12 Palm Avenue',
      city: 'Miami',
      state: 'FL',
      zipCode: '33101',
      guestCount: '6',
      ...eachBookingField(() => ''),
    },
    ...changes,
  }
}

/** Returns such a draft for a customer with an email address of their own. */
export function createDraft(email: string, day: string, changes: object = {}) {
  const draft = fullDraft(day, changes)
  return { ...draft, details: { ...draft.details, email } }
}

/** Opens a step as a visitor who has already filled in the earlier ones. */
export async function openStep(
  page: Page,
  step: 1 | 2 | 3 | 4,
  draft: object,
  language: Language = DEFAULT_LANGUAGE,
): Promise<void> {
  // Stored before the wizard's own script reads it, and not again on later navigations.
  const storing = await page.addInitScript((stored) => {
    if (self === top) sessionStorage.setItem('bookingDraft', stored)
  }, JSON.stringify(draft))
  await page.goto(pathIn(language, `/booking/${step}`))
  await storing.dispose()
}

export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** Pages the calendar to the day and selects it. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${formatLong(day)}`) })
  const nextMonth = page.getByRole('button', { name: /next month/i })
  await nextMonth.waitFor()
  while (!(await button.isVisible())) await nextMonth.click()
  await button.click()
}

type Details = ReturnType<typeof fullDraft>['details']

/** Fills in the details step: who books and where the party is. */
export async function fillDetails(page: Page, email: string, changes: Partial<Details> = {}): Promise<void> {
  const details = { ...fullDraft('').details, ...changes }
  await page.getByLabel('First name').fill(details.firstName)
  await page.getByLabel('Last name').fill(details.lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill(details.phone)
  await page.getByLabel('Address').fill(details.address)
  await page.getByLabel('City').fill(details.city)
  await page.getByLabel('State').fill(details.state)
  await page.getByLabel('ZIP code').fill(details.zipCode)
}

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  authenticates: '4000 0025 0000 3155',
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('ZIP', { exact: true }).fill('33101')
}

/** Returns the button in the summary, which is visible at every width. */
export function payButton(page: Page, name: string | RegExp = /^Pay \$/): Locator {
  return page.getByRole('complementary', { name: 'Booking summary' }).getByRole('button', { name })
}

export async function pay(page: Page): Promise<void> {
  await payButton(page).click()
}

export async function payWithDeclinedCard(page: Page): Promise<void> {
  await fillCard(page, CARDS.declined)
  await pay(page)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
}

export async function expectConfirmed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
}

/** Returns a customer's bookings as staff see them. */
export async function readBookings(request: APIRequestContext, email: string): Promise<Booking[]> {
  const response = await request.get(`/api/bookings?search=${encodeURIComponent(email)}`, {
    headers: authorization,
  })
  expect(response.ok(), `${response.status()} ${await response.text()}`).toBe(true)
  return response.json()
}

/** Creates a theme for one test, so that changing it affects no other. */
export async function createTheme(
  request: APIRequestContext,
  name: string,
  changes: object = {},
): Promise<Theme> {
  const response = await request.post('/api/themes', {
    headers: authorization,
    data: {
      name,
      description: 'A theme that only exists for one test.',
      pricePerTeepee: '80.00',
      mainImage: '/uploads/images/boho-blossom-room.jpg',
      ...changes,
    },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

export async function changeTheme(request: APIRequestContext, id: number, changes: object): Promise<void> {
  const response = await request.patch(`/api/themes/${id}`, { headers: authorization, data: changes })
  expect(response.status()).toBe(200)
}
