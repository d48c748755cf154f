import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { handleBrowserCall, PUBLISHABLE_KEY } from '#test/simulated/stripe/browser-calls.ts'
import type { Moment } from '#test/simulated/stripe/payment-moments.ts'
import {
  SECRET_KEY,
  startSimulatedStripe,
  WEBHOOK_SECRET,
} from '#test/simulated/stripe/start-simulated-stripe.ts'
import { test as base, readBookings } from './booking-visit.ts'
import { whileFileRuns } from './fresh-site.ts'
import { type Site, startSite } from './site-process.ts'

export type SimulatedStripe = Awaited<ReturnType<typeof startSimulatedStripe>>

async function startShop() {
  const stripe = await startSimulatedStripe()
  const site = await startSite({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.apiBase,
  })
  const stop = async () => {
    await site.stop()
    await stripe.stop()
  }
  return { site, stripe, stop }
}

/**
 * Returns the `test` of a file on a site of its own with a simulated Stripe, in the browser and on the
 * server.
 */
export const onStripeSite = () => {
  const shop = whileFileRuns(startShop)
  return base.extend<{ stripe: SimulatedStripe; site: Site }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    stripe: async ({}, use) => {
      const { stripe } = await shop()
      await use(stripe)
      stripe.setWeather(undefined)
    },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs out of this pattern
    site: async ({}, use) => use((await shop()).site),
    baseURL: ({ site }, use) => use(site.url),
    page: async ({ page, stripe }, use) => {
      await letStripeIn(page, stripe)
      await use(page)
    },
  })
}

/** Responds in place of Stripe's hosts. The page's own CSP decides first whether they are called at all. */
async function letStripeIn(page: Page, { ledger }: SimulatedStripe): Promise<void> {
  const files: [string, string, string][] = [
    ['https://js.stripe.com/*/stripe.js*', 'stripe.js', 'text/javascript'],
    ['https://js.stripe.com/card.html', 'card.html', 'text/html'],
    ['https://js.stripe.com/wallet.html', 'wallet.html', 'text/html'],
    ['https://hooks.stripe.com/bank.html', 'bank.html', 'text/html'],
  ]
  for (const [address, file, contentType] of files) {
    const body = await readFile(`test/simulated/stripe/browser/${file}`)
    await page.route(address, (route) => route.fulfill({ body, contentType }))
  }
  await page.route('https://api.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const { status, json } = handleBrowserCall(ledger, pathname, route.request().postData() ?? '')
    return route.fulfill({ status, json, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
}

export function stripeForm(page: Page) {
  return page.frameLocator('iframe[title="Secure payment input frame"]')
}

export async function payByStripeWallet(page: Page): Promise<void> {
  await page
    .frameLocator('iframe[title="Secure express checkout frame"]')
    .getByRole('button', { name: 'Buy with Google Pay' })
    .click()
}

export async function fillStripeCard(page: Page, number: string): Promise<void> {
  const card = stripeForm(page)
  await card.getByLabel('Card number').fill(number)
  await card.getByLabel('Expiration date').fill('12 / 34')
  await card.getByLabel('Security code').fill('123')
  await page.getByLabel('ZIP', { exact: true }).fill('33101')
}

export async function answerBank(page: Page, response: 'Complete' | 'Fail'): Promise<void> {
  await page
    .frameLocator('iframe[title="Bank authentication"]')
    .getByRole('button', { name: response })
    .click()
}

/** Returns what Stripe received for a booking, in cents. */
export function takenFor({ ledger }: SimulatedStripe, reference: string): number[] {
  return [...ledger.intents.values()]
    .filter(({ metadata, status }) => metadata.reference === reference && status === 'succeeded')
    .map(({ amount_received }) => amount_received)
}

/** Expects both sides to agree: one booking by this customer, paid once. Returns it. */
export async function expectPaidOnce(
  { request, stripe }: { request: Parameters<typeof readBookings>[0]; stripe: SimulatedStripe },
  email: string,
  cents = 7_500,
) {
  const all = await readBookings(request, email)
  // A booking released because Stripe did not respond remains readable, but holds nothing.
  const bookings = all.filter(({ cancelReason }) => cancelReason !== 'provider-down')
  expect(bookings).toHaveLength(1)
  const [booking] = bookings
  if (!booking) throw new Error('there is no booking')
  expect(booking).toMatchObject({ isPaid: true, paidAmount: (cents / 100).toFixed(2) })
  expect(takenFor(stripe, booking.bookingId)).toEqual([cents])
  return booking
}

const ADDRESSES: readonly [Moment, RegExp][] = [
  ['book', /\/api\/bookings$/],
  ['charge', /api\.stripe\.com\/.*\/confirm$/],
  ['answer the bank', /api\.stripe\.com\/.*\/authenticate$/],
  ['look up', /\/api\/bookings\/[^/]+\/payment$/],
]
export const getMoment = (url: string) => ADDRESSES.find(([, address]) => address.test(url))?.[0]

/** Makes a booking that is not paid yet. */
export async function bookByCall(request: APIRequestContext, bookingDate: string, customerEmail: string) {
  const post = async <Path extends string>(path: Path, data: object): Promise<CallAnswer<'POST', Path>> =>
    (await request.post(path, { data })).json()
  const { paymentIntentId } = await post('/api/create-payment-intent', { amount: 10 })
  const order = bookingRequest({ bookingDate, customerEmail, paymentIntentId })
  return { booking: await post('/api/bookings', order), paymentIntentId }
}
