import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { recordIntent } from '#server/booking/bookings/attach-intent.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, eq, ne } from '#server/foundation/database/drizzle.ts'
import { paymentIntents, savedCardCharges } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'
import { readOpenIntents, stopIntents } from '../intents/stop-intents.ts'
import type { KeptCard } from '../mandates/mandate-queries.ts'
import type { SavedCards } from '../providers/payment-provider.ts'
import { callProvider } from '../providers/provider-refusals.ts'
import type { ChargeRow, WantedCharge } from './charge.ts'
import { refuseAfterRestore } from './refuse-after-restore.ts'

/** A payment handed to a browser this recently may be in progress, so the family is given priority. */
const FAMILY_MILLISECONDS = 30 * 60_000
/** Purposes that pay a party's price: two of these at once would pay it twice. */
const OF_PRICE: readonly AttachedIntent['purpose'][] = ['booking', 'balance', 'change']

type Planned = WantedCharge & { readonly card: KeptCard }

/**
 * Prepares a charge at the provider and records it with the booking locked. Nothing is charged yet. Concurrent calls on
 * several servers all get the same charge.
 */
export async function planCharge(
  ctx: Context,
  cards: SavedCards,
  wanted: Planned,
): Promise<ChargeRow | Refusal> {
  const { bookingId, amountCents, key, purpose, damageClaimId, card } = wanted
  const reference = await prepare(ctx, wanted)
  if (isRefusal(reference)) return reference
  const made = await ctx.db.$count(paymentIntents, eq(paymentIntents.bookingId, bookingId))
  const intent = await callProvider(() =>
    cards.planCharge({
      card,
      amountCents,
      // The consent is the mandate for it.
      metadata: {
        reference,
        booking: String(bookingId),
        purpose,
        charge: key,
        consent: String(card.id),
        ...(damageClaimId !== undefined && { claim: String(damageClaimId) }),
      },
      idempotencyKey: `charge-${key}-${amountCents}-${made}`,
    }),
  )
  if (isRefusal(intent)) return intent
  const charge = await ctx.db.transaction((tx) => attach(tx, ctx, wanted, intent.id))
  if (isRefusal(charge))
    await stopIntents(ctx, [{ intentId: intent.id, provider: card.provider }], PAYMENT_UNDERWAY)
  return charge
}

/** Stops abandoned payments for the same purpose. Returns the reference, or why nothing may be charged. */
async function prepare(ctx: Context, wanted: Planned): Promise<string | Refusal> {
  const booking = await findBooking(ctx.db, { id: wanted.bookingId })
  const refusal = booking ? await wanted.recheck(booking, ctx.db) : BOOKING_GONE
  if (!booking || refusal) return refusal ?? BOOKING_GONE
  const { reference } = booking
  const maybePaid = await refuseAfterRestore(ctx, { provider: wanted.card.provider, reference })
  if (maybePaid) return maybePaid
  const rivals = await findRivals(ctx.db, ctx, wanted)
  const since = ctx.now().getTime() - FAMILY_MILLISECONDS
  if (rivals.some(({ createdAt }) => createdAt.getTime() > since)) return PAYMENT_UNDERWAY
  return (await stopIntents(ctx, rivals, PAYMENT_UNDERWAY)) ?? reference
}

/**
 * Attaches the payment to its booking, even if it is no longer wanted, so that it is known and can be stopped. A charge
 * is recorded only while no other payment for the same purpose can be made; a payment prepared later, with the booking
 * locked, finds this one and stops it first.
 */
async function attach(
  tx: Transaction,
  ctx: Context,
  wanted: Planned,
  intentId: string,
): Promise<ChargeRow | Refusal> {
  const { bookingId, purpose, amountCents, key, card, damageClaimId } = wanted
  const booking = await lockFullBooking(tx, bookingId)
  if (!booking) return BOOKING_GONE
  const { provider } = card
  const intent = { intentId, provider, bookingId, purpose, damageClaimId, amountCents }
  await recordIntent(tx, ctx, { ...intent, isOffSession: true })
  const known = and(eq(savedCardCharges.key, key), ne(savedCardCharges.status, 'stopped'))
  const [earlier] = await tx.select().from(savedCardCharges).where(known)
  // Another server was faster.
  if (earlier) return earlier.intentId === intentId ? earlier : PAYMENT_UNDERWAY
  const refusal = await wanted.recheck(booking, tx)
  if (refusal) return refusal
  if ((await findRivals(tx, ctx, wanted, intentId)).length > 0) return PAYMENT_UNDERWAY
  const [charge] = await tx
    .insert(savedCardCharges)
    .values({ key, bookingId, consentId: card.id, intentId, purpose, amountCents, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  return charge ?? PAYMENT_UNDERWAY
}

/** Returns other payments of the price, or of the same claim, that might still be made. */
async function findRivals(
  db: Queryable,
  ctx: Context,
  { bookingId, purpose, damageClaimId }: Planned,
  keep?: string,
): Promise<AttachedIntent[]> {
  if (damageClaimId !== undefined)
    return readOpenIntents(db, ctx, bookingId, { kind: { damageClaimId }, keep })
  if (!OF_PRICE.includes(purpose)) return []
  const open = await readOpenIntents(db, ctx, bookingId, { kind: 'price', keep })
  return open.filter((one) => OF_PRICE.includes(one.purpose))
}
