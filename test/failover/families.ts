import { setTimeout as pause } from 'node:timers/promises'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { BASIC } from '#test/administrator.ts'
import { askFrom, type Reply, visitorAddress } from '#test/cluster/ask-from.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'

const STAFF = { Authorization: BASIC }
/** Few enough that families compete for the last places of a day. */
const DAYS = 60

/** What a family was told, in so many words. */
type Acknowledged = {
  readonly reference: string
  readonly intentId: string
  paid: boolean
  guestCount?: number
}

type Question = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export type Families = {
  readonly acknowledged: readonly Acknowledged[]
  /** How often a request was answered by 5xx, its connection broke, or a prepared payment was lost. */
  readonly errors: Readonly<Record<string, number>>
  /** Returns how many milliseconds after `since` (of performance.now) the first booking was sent that then succeeded. */
  untilBooked(since: number): Promise<number>
  moreBookings(count: number): Promise<void>
  leave(): Promise<void>
}

/**
 * Lets families book, pay and have their number of guests changed, each repeating what got no answer.
 * @param charge charges the card of a payment at its provider
 */
export function letFamiliesIn(url: string, atOnce: number, charge: (intentId: string) => void): Families {
  const acknowledged: Acknowledged[] = []
  const errors: Record<string, number> = {}
  let next = 0
  let isOver = false
  let lastSent = Number.NEGATIVE_INFINITY

  function countError(kind: string): void {
    errors[kind] = (errors[kind] ?? 0) + 1
  }

  async function askUntilAnswered(from: string, path: string, question: Question): Promise<Reply> {
    for (;;) {
      const reply = await askFrom(from, url + path, question).catch(() => undefined)
      const isUnderway = reply?.status === 409 && reply.body.code === 'conflict'
      if (reply && reply.status < 500 && !isUnderway) return reply
      if (!isUnderway) countError(String(reply?.status ?? 'broken'))
      await pause(100)
    }
  }

  async function bookParty(number: number): Promise<void> {
    const from = visitorAddress(number)
    const post = (path: string, body: unknown, headers = {}) =>
      askUntilAnswered(from, path, { method: 'POST', body, headers })
    const bookingDate = addDays(partyDayAt(new Date()), 20 + ((number * 7) % DAYS))
    const intent = await post('/api/create-payment-intent', { amount: 10, isDeposit: false })
    const paymentIntentId = String(intent.body.paymentIntentId)
    const sent = performance.now()
    const booked = await post(
      '/api/bookings',
      bookingRequest({
        bookingDate,
        paymentIntentId,
        themeId: 1 + (number % 4),
        numberOfTeepees: 1,
        guestCount: 2,
        customerEmail: `family-${number}@example.com`,
      }),
      { 'Idempotency-Key': `failover-${number}` },
    )
    if (booked.body.code === 'date_unavailable') return
    // The payment that was prepared is lost; the family reloads the page.
    if (booked.body.code === 'payment_used') return countError('payment_used')
    if (booked.status !== 201) throw new Error(`${booked.status} ${JSON.stringify(booked.body)}`)
    const reference = String(booked.body.bookingId)
    const family: Acknowledged = { reference, intentId: paymentIntentId, paid: false }
    acknowledged.push(family)
    lastSent = Math.max(lastSent, sent)
    charge(paymentIntentId)
    const paid = await post(`/api/bookings/${reference}/payment`, { paymentIntentId })
    family.paid = paid.body.status === 'paid'
    const body = { guestCount: 3 }
    const change = { method: 'PATCH', body, headers: STAFF }
    const changed = await askUntilAnswered('127.0.0.1', `/api/bookings/${String(booked.body.id)}`, change)
    if (changed.status === 200) family.guestCount = body.guestCount
  }

  const work = Array.from({ length: atOnce }, async () => {
    while (!isOver) await bookParty(next++)
  })
  const until = async (isReached: () => boolean) => {
    // A family that fails for a reason of its own ends the test.
    while (!isReached()) await Promise.race([pause(20), Promise.all(work)])
  }
  return {
    acknowledged,
    errors,
    async untilBooked(since) {
      await until(() => lastSent >= since)
      return performance.now() - since
    },
    async moreBookings(count) {
      const enough = acknowledged.length + count
      await until(() => acknowledged.length >= enough)
    },
    async leave() {
      isOver = true
      await Promise.all(work)
    },
  }
}
