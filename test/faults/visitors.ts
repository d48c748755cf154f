import { setTimeout as pause } from 'node:timers/promises'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { askFrom } from '#test/cluster/ask-from.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'

const FAMILIES = 4
const DAYS = 300
/** Between two requests of the same visitor. */
const PAUSE_MILLISECONDS = 100

export type Seen = {
  /** References of the bookings that were answered with 201. */
  readonly acknowledged: string[]
  /** Number of responses by status; `cut` stands for a broken connection. */
  readonly booking: Record<string, number>
  readonly homePage: Record<string, number>
  /** The messages of responses with status 500 and above. */
  readonly sentences: Set<string>
  longestMilliseconds: number
}

export type Visitors = {
  readonly seen: Seen
  moreBookings(count: number): Promise<void>
  leave(): Promise<Seen>
}

let families = 0

/**
 * Simulates families who book one day after another, and a visitor who keeps loading the home page. A request without a
 * response, or with status 500 and above, is repeated with its key until it succeeds, as in the wizard.
 */
export function letVisitorsIn(url: () => string): Visitors {
  const seen: Seen = {
    acknowledged: [],
    booking: {},
    homePage: {},
    sentences: new Set(),
    longestMilliseconds: 0,
  }
  let isOver = false
  const ask = async (counts: Record<string, number>, question: () => ReturnType<typeof askFrom>) => {
    const started = performance.now()
    const reply = await question().catch(() => undefined)
    seen.longestMilliseconds = Math.max(seen.longestMilliseconds, performance.now() - started)
    const status = reply?.status ?? 'cut'
    counts[status] = (counts[status] ?? 0) + 1
    if (reply && reply.status >= 500) seen.sentences.add(String(reply.body.message))
    return reply
  }
  const book = async (n: number) => {
    const key = `family-${process.pid}-${n}`
    const bookingDate = addDays(partyDayAt(new Date()), 10 + ((n * 7) % DAYS))
    const body = bookingRequest({ bookingDate, themeId: 1 + (n % 4), numberOfTeepees: 1, guestCount: 2 })
    const headers = { 'Idempotency-Key': key }
    for (;;) {
      const reply = await ask(seen.booking, () =>
        askFrom('127.0.0.1', `${url()}/api/bookings`, { method: 'POST', body, headers }),
      )
      if (reply?.status === 201) return void seen.acknowledged.push(String(reply.body.bookingId))
      if (reply && reply.status < 500) return
      await pause(PAUSE_MILLISECONDS)
    }
  }
  const work = Array.from({ length: FAMILIES }, async () => {
    while (!isOver) {
      await book(families++)
      await pause(PAUSE_MILLISECONDS)
    }
  })
  const look = async () => {
    while (!isOver) {
      await ask(seen.homePage, () => askFrom('127.0.0.1', `${url()}/`))
      await pause(PAUSE_MILLISECONDS)
    }
  }
  const looking = look()
  return {
    seen,
    async moreBookings(count) {
      const enough = seen.acknowledged.length + count
      // The page as it was last is kept for a database that is down.
      while (seen.acknowledged.length < enough || (seen.homePage[200] ?? 0) < 2) await pause(20)
    },
    async leave() {
      isOver = true
      await Promise.all([...work, looking])
      return seen
    },
  }
}
