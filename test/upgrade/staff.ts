import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Reply } from '#test/cluster/ask-from.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { ADMIN } from '#test/test-context.ts'
import type { Replies } from './replies.ts'

const FROM = '127.0.0.1'
/** The requests that the admin's tabs make; both versions support all of them. */
const TABS = [
  '/api/bookings?page=1&pageSize=50',
  '/api/admin/overview',
  '/api/admin/outbox',
  '/api/admin/audit',
  '/api/admin/balances',
  '/api/admin/users',
  '/api/admin/devices',
  '/api/admin/work',
  '/api/admin/resources',
  '/api/contact/submissions',
  '/api/themes',
  '/api/coupons',
]

export type Staff = {
  ask(
    name: string,
    path: string,
    question?: { method?: string; body?: unknown; expected?: number[] },
  ): Promise<Reply>
  /** The same person on another server. */
  at(url: string): Staff
}

/** Signs in. */
export async function signIn(url: string, replies: Replies): Promise<Staff> {
  const login = await replies.ask('sign in', `${url}/api/admin/login`, {
    from: FROM,
    method: 'POST',
    body: ADMIN,
  })
  const headers = { Authorization: `Basic ${login.body.credential}` }
  const staffAt = (server: string): Staff => ({
    ask: (name, path, question = {}) =>
      replies.ask(name, server + path, { from: FROM, headers, ...question }),
    at: staffAt,
  })
  return staffAt(url)
}

/** Opens every tab. */
export async function lookAround({ ask }: Staff): Promise<void> {
  for (const path of TABS) await ask(path, path)
}

let calls = 0

/** Takes a booking by phone, records cash, and confirms it. Returns its id. */
export async function takeCall({ ask }: Staff): Promise<number> {
  const order = bookingRequest({
    // Separate days, so that no caller finds one full.
    bookingDate: addDays(partyDayAt(new Date()), 180 + (calls++ % 180)),
    numberOfTeepees: 1,
    guestCount: 2,
    customerName: `Caller ${calls}`,
    bookingStatus: 'pending',
  })
  const taken = await ask('phone booking', '/api/admin/bookings', { method: 'POST', body: order })
  const path = `/api/bookings/${taken.body.id}`
  await ask('cash', `${path}/payments`, { method: 'POST', body: { amount: '20.00', method: 'cash' } })
  const { body } = await ask('read', path)
  const change = { bookingStatus: 'confirmed', guestCount: 3, version: body.version }
  await ask('confirm', path, { method: 'PATCH', body: change })
  return Number(taken.body.id)
}

/** Lets somebody sign in, work and sign out again and again; returns the ids of the bookings they took. */
export function letStaffIn(url: string, replies: Replies) {
  const taken: number[] = []
  let isOver = false
  const work = (async () => {
    while (!isOver) {
      const staff = await signIn(url, replies)
      await lookAround(staff)
      taken.push(await takeCall(staff))
      await staff.ask('sign out', '/api/admin/logout', { method: 'POST', expected: [204] })
    }
  })()
  return {
    async leave(): Promise<number[]> {
      isOver = true
      await work
      return taken
    },
  }
}
