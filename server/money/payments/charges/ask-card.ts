import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { KnownCard } from '#domain/money/payments/card-label.ts'
import { type CardDecline, judgeDecline } from '#domain/money/payments/decline.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { cardFacts } from '../mandates/mandate.ts'
import type { Intent } from '../providers/payment-provider.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider } from '../providers/provider-refusals.ts'

/** A charge or a hold that is prepared at its provider and written down. */
type Prepared = { readonly intentId: string; readonly provider: string; readonly methodId: string }

/** What to do about it; each may happen any number of times. */
type Handling<Outcome> = {
  /** Returns why it is no longer wanted. */
  readonly recheck: () => Promise<Refusal | undefined>
  /** Records the bank's answer; undefined if the provider does not know it. */
  readonly record: (intent: Intent | undefined) => Promise<Outcome>
  /** Makes sure that it is never made, since it is no longer wanted. */
  readonly drop: (why: Refusal) => Promise<Outcome>
  /** Makes sure that it is never made, since the provider refuses it for good. */
  readonly refuse: (why: Refusal) => Promise<Outcome>
}

/**
 * Asks a saved card for a charge or a hold, unless that happened before this server learned of it, or it is no longer
 * wanted. What happened is read from the provider first, so that a card is asked at most once.
 * @returns a refusal while the provider cannot be reached
 */
export async function askCard<Outcome>(
  ctx: Context,
  { intentId, methodId, ...prepared }: Prepared,
  { recheck, record, drop, refuse }: Handling<Outcome>,
): Promise<Outcome | Refusal> {
  const provider = providerNamed(ctx.providers, prepared.provider)
  const read = () => callProvider(() => provider.readIntent(intentId))
  const before = await read()
  if (isRefusal(before)) return before
  if (isDecided(before)) return record(before)
  const unwanted = await recheck()
  if (unwanted) return drop(unwanted)
  const confirmed = await callProvider(async () => provider.savedCards?.confirmCharge(intentId, methodId))
  if (!isRefusal(confirmed)) return record(confirmed)
  if (confirmed.code === 'provider_down') return confirmed
  // Somebody stopped it, or another server was faster: the provider knows.
  const after = await read()
  if (isRefusal(after)) return after
  return isDecided(after) ? record(after) : refuse(confirmed)
}

/** Returns whether the card was asked, or never will be. */
function isDecided(intent: Intent | undefined): boolean {
  if (!intent || intent.lastDecline) return true
  return !['requires_confirmation', 'requires_payment_method'].includes(intent.status)
}

/** If a bank wants to ask the cardholder, that is a decline: the cardholder is not present. */
export function toDecline({ status, lastDecline, lastFailure }: Intent): CardDecline | undefined {
  if (lastDecline || status !== 'requires_action') return lastDecline
  return { ...ASKS_CARDHOLDER, message: lastFailure ?? '' }
}

export const ASKS_CARDHOLDER: CardDecline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  adviceCode: null,
  message: '',
}

type Declined = KnownCard & { readonly bookingId: number; readonly amountCents: Cents }

export function tellDeclined(
  tx: Transaction,
  ctx: Context,
  { bookingId, ...charged }: Declined,
  decline: CardDecline,
): Promise<void> {
  const declined = { code: decline.declineCode ?? decline.code, verdict: judgeDecline(decline) }
  const facts = { ...cardFacts(charged), declined }
  return tellBookings(tx, ctx, [bookingId], { kind: 'booking.card-declined', actor: 'system', facts })
}
