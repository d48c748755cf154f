import { addDays, partyDayAt, weekdayOf } from '#domain/foundation/time/party-day.ts'
import { createApi } from '#server/api.ts'
import { withContext } from '../with-context.ts'
import { type DemoParty, FULL_IN_DAYS, MESSAGES, PARTIES, WAITING } from './parties.ts'

const SATURDAY = 6
const DAY = 86_400_000
const CARD = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', zip: '33133', country: 'US' }

/** What is read of the responses. */
type Answer = {
  readonly id: number
  readonly bookingId: string
  readonly balanceAmount: string
  readonly paymentIntentId: string
  readonly clientSecret: string
}
type Call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<Answer>

type Account = { readonly username: string; readonly password: string }
type Site = {
  /** Calls the API. */
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>
  readonly owner: Account
  /** Moves the clock that the API sees. */
  readonly setNow: (instant: Date) => void
}
type Callers = { readonly call: Call; readonly staff: Call; readonly setNow: Site['setNow'] }

/** Fills the site with the made-up parties. Its server may be running meanwhile. */
export async function fillDemo(owner: Account): Promise<void> {
  let now = new Date()
  const setNow = (instant: Date) => {
    now = instant
  }
  await withContext(
    async (ctx) => {
      const api = createApi(ctx)
      await makeParties({ request: (path, init) => api.request(path, init), owner, setNow }, now)
    },
    { now: () => now },
  )
}

/** Books, pays, confirms and reviews through the API, at the time when each step would have happened. */
export async function makeParties({ request, owner, setNow }: Site, present: Date): Promise<void> {
  const account = Buffer.from(`${owner.username}:${owner.password}`).toString('base64')
  const call = createCall(request)
  const staff = createCall(request, { Authorization: `Basic ${account}` })
  for (const party of PARTIES) await makeParty({ call, staff, setNow }, party, present)
  setNow(present)
  for (const message of MESSAGES) await call('POST', '/api/contact', message)
  const full = PARTIES.find(({ inDays }) => inDays === FULL_IN_DAYS)
  if (full) await call('POST', '/api/waiting-list', { ...WAITING, bookingDate: findDay(full, present) })
}

function findDay({ inDays, isOnSaturday }: DemoParty, present: Date): string {
  const day = addDays(partyDayAt(present), inDays)
  return isOnSaturday ? addDays(day, (SATURDAY - weekdayOf(day) + 7) % 7) : day
}

async function makeParty(callers: Callers, party: DemoParty, present: Date): Promise<void> {
  const { call, staff, setNow } = callers
  const { family, stage, addonIds = [], inDays, bookedDaysBefore, review } = party
  const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY)
  const bookedAt = later(present, Math.min(0, inDays - bookedDaysBefore))
  setNow(bookedAt)
  const order = {
    ...getFamily(family),
    bookingDate: findDay(party, present),
    themeId: party.themeId,
    numberOfTeepees: party.numberOfTeepees,
    guestCount: party.numberOfTeepees * 2,
    addons: addonIds.map((addonId) => ({ addonId, quantity: 1 })),
    partyAddress: `${100 + party.numberOfTeepees * 7} Palm Street`,
    city: party.city ?? 'Miami',
    state: 'FL',
    zipCode: party.zipCode ?? '33133',
    isDeposit: stage !== 'paid',
  }
  if (stage === 'held') {
    await call('POST', '/api/bookings', order)
    return
  }
  const { id } = await payForParty(call, order)
  if (stage === 'deposit') return
  setNow(later(bookedAt, 0.1))
  if (stage === 'canceled') {
    await staff('POST', `/api/bookings/${id}/cancellation`, {})
    return
  }
  await staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'confirmed' })
  if (stage !== 'completed') return
  setNow(later(present, inDays + 2))
  const { balanceAmount } = await staff('GET', `/api/bookings/${id}`)
  await staff('POST', `/api/bookings/${id}/payments`, { amount: balanceAmount, method: 'zelle' })
  await staff('PATCH', `/api/bookings/${id}`, { bookingStatus: 'completed' })
  if (!review) return
  const written = { ...review, customerName: family, themeId: party.themeId }
  const { id: reviewId } = await call('POST', '/api/testimonials', written)
  await staff('PATCH', `/api/testimonials/${reviewId}`, { approved: true })
}

function getFamily(name: string) {
  const letters = name.normalize('NFD').replace(/[^a-z]/gi, '')
  const digits = String(1000 + PARTIES.findIndex(({ family }) => family === name))
  return {
    customerName: name,
    customerEmail: `${letters.toLowerCase()}@example.com`,
    customerPhone: `(305) 555-${digits}`,
  }
}

async function payForParty(call: Call, order: { isDeposit: boolean }): Promise<Answer> {
  const { paymentIntentId, clientSecret } = await call('POST', '/api/create-payment-intent', {
    amount: 10,
    isDeposit: order.isDeposit,
  })
  const booking = await call('POST', '/api/bookings', { ...order, paymentIntentId })
  await call('POST', `/api/test-payments/${paymentIntentId}/confirm`, { ...CARD, clientSecret })
  await call('POST', `/api/bookings/${booking.bookingId}/payment`, { paymentIntentId })
  return booking
}

/** Returns a function that throws what the API refuses. */
function createCall(request: Site['request'], credentials: Record<string, string> = {}): Call {
  return async (method, path, body) => {
    const response = await request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...credentials },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
}
