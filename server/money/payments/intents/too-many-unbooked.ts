import { message } from '#domain/foundation/messages/message.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, readCount, uncount } from '#server/foundation/http/rate-limit.ts'

const TEN_MINUTES = 600
const HOUR = 3600

/**
 * Limits for payments without a booking. They are created before a party is booked, so that the card form is ready, but
 * thieves could use them to test stolen cards. Nobody is kept from paying: payments with a booking do not count, and
 * the wizard, once refused, holds the party first (docs/decisions/0008).
 */
const LIMITS = {
  cards: {
    ofAddress: { name: 'payment-intents', most: 5, seconds: HOUR },
    ofSite: { name: 'unbooked-payments', most: 20, seconds: TEN_MINUTES },
    /**
     * Seconds to wait after the first payment, the second and so on: each costs a thief four times as much as the one
     * before.
     */
    waits: [0, 15, 60, 240],
  },
  // Nothing is accepted without a booking.
  noCards: {
    ofAddress: { name: 'payment-intents', most: 5, seconds: TEN_MINUTES },
    ofSite: { name: 'unbooked-payments', most: 60, seconds: TEN_MINUTES },
    waits: [],
  },
} as const

/** Counts another payment without a booking, and refuses it if there were too many, or too fast. */
export async function tooManyUnbooked(ctx: Context, address: string): Promise<DetailedRefusal | undefined> {
  const { ofAddress, ofSite, waits } = LIMITS[ctx.payments.acceptsUnbookedCards ? 'cards' : 'noCards']
  const { count, refusal } = await readCount(ctx, ofAddress, address)
  const seconds = waits[count] ?? 0
  const reached =
    refusal ??
    (await countAgainst(ctx, { name: 'unbooked-wait', most: 1, seconds }, address)) ??
    (await countAgainst(ctx, ofAddress, address)) ??
    (await countAgainst(ctx, ofSite, 'site'))
  return reached && explain(reached)
}

/** A payment got its booking: where nothing is accepted without one, it no longer counts. */
export async function uncountBooked(ctx: Context, address: string): Promise<void> {
  if (!ctx.payments.acceptsUnbookedCards) await uncount(ctx, LIMITS.noCards.ofAddress, address)
}

/** Families may share an address, such as that of a school: they are told that they can still book and pay. */
function explain(refusal: DetailedRefusal): DetailedRefusal {
  const { retryAfterSeconds: seconds = TEN_MINUTES } = refusal
  return { ...refusal, message: message('payments.tooManyUnbooked', { seconds }) }
}
