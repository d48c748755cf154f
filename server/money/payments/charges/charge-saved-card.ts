import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type CardDecline, judgeDecline } from '#domain/money/payments/decline.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, ne, type SQL } from '#server/foundation/database/drizzle.ts'
import {
  cardConsents,
  paymentIntents,
  savedCardCharges,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordIntentState } from '../intents/record-intent-state.ts'
import { stopIntents } from '../intents/stop-intents.ts'
import { findKeptCard, type KeptCard } from '../mandates/mandate-queries.ts'
import type { Intent } from '../providers/payment-provider.ts'
import { askCard, tellDeclined, toDecline } from './ask-card.ts'
import type { ChargeOutcome, ChargeRow, WantedCharge } from './charge.ts'
import { planCharge } from './plan-charge.ts'

const NO_CARD = refuse('conflict', 'autopay.noCard')
const CHANGED = refuse('conflict', 'autopay.changed')

/**
 * Charges the card that a booking's family let us keep, without the family. The one way to do so: who may charge what is
 * the caller's to decide, in `recheck`.
 *
 * The charge is prepared at the provider, written down with the booking locked, and only then is the card asked; the
 * money is recorded as of any other payment. Call it again with the same key after a failure, a kill, or on another
 * server: what happened is read from the provider first, so that a key is charged at most once. While the family itself
 * pays, and while the provider cannot be reached, it is refused, and nothing is charged.
 * @returns a refusal if the card was not asked: what `recheck` said, `payment_used` while the family pays,
 * `provider_down`, or `conflict` without a card
 */
export async function chargeSavedCard(ctx: Context, wanted: WantedCharge): Promise<ChargeOutcome | Refusal> {
  const card = await findKeptCard(ctx.db, wanted.bookingId, wanted.methodId)
  const cards = card && ctx.providers[card.provider]?.savedCards
  const known = await findCharge(ctx, wanted.key)
  if (known && known.status !== 'planned') return getOutcome(known)
  if (!card || !cards) return NO_CARD
  const charge = known ?? (await planCharge(ctx, cards, { ...wanted, card }))
  return isRefusal(charge) ? charge : finish(ctx, charge, { wanted, card })
}

async function findCharge(ctx: Context, key: string): Promise<ChargeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(savedCardCharges)
    .where(and(eq(savedCardCharges.key, key), ne(savedCardCharges.status, 'stopped')))
  return row
}

type Using = { readonly wanted: WantedCharge; readonly card: KeptCard }

function finish(
  ctx: Context,
  charge: ChargeRow,
  { wanted, card: { provider, methodId } }: Using,
): Promise<ChargeOutcome | Refusal> {
  const drop = async (why: Refusal) => (await stop(ctx, charge, provider)) ?? why
  return askCard<ChargeOutcome | Refusal>(
    ctx,
    { intentId: charge.intentId, provider, methodId },
    {
      async recheck() {
        const booking = await findBooking(ctx.db, { id: wanted.bookingId })
        const refused = booking ? await wanted.recheck(booking, ctx.db) : BOOKING_GONE
        return refused ?? (charge.amountCents === wanted.amountCents ? undefined : CHANGED)
      },
      record: (intent) => record(ctx, charge, { intent, provider }),
      drop,
      refuse: drop,
    },
  )
}

/** Records the outcome; may be called any number of times. */
async function record(
  ctx: Context,
  charge: ChargeRow,
  { intent, provider }: { readonly intent: Intent | undefined; readonly provider: string },
): Promise<ChargeOutcome | Refusal> {
  const { intentId } = charge
  if (intent) await recordIntentState(ctx, intent)
  if (intent?.status === 'processing') return { kind: 'underway', intentId }
  const decline = intent && intent.status !== 'succeeded' ? toDecline(intent) : undefined
  const status = decline ? 'declined' : intent?.status === 'succeeded' ? 'succeeded' : 'stopped'
  const row = await ctx.db.transaction((tx) => decide(tx, ctx, charge, { status, decline }))
  const decided = row ?? (await findCharge(ctx, charge.key))
  if (!decided || decided.status === 'stopped') return PAYMENT_UNDERWAY
  // Nobody else may pay it anymore: its family gets a separate payment.
  if (decline && intent) await stopIntents(ctx, [{ intentId, provider }], PAYMENT_UNDERWAY)
  return getOutcome(decided)
}

type Decision = {
  readonly status: ChargeRow['status']
  readonly decline: CardDecline | undefined
}

/** Returns the charge if nobody has decided it before. */
async function decide(
  tx: Transaction,
  ctx: Context,
  { id, bookingId, consentId }: ChargeRow,
  { status, decline }: Decision,
): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .update(savedCardCharges)
    .set({
      status,
      decidedAt: ctx.now(),
      ...(decline && {
        declineCode: decline.declineCode ?? decline.code,
        adviceCode: decline.adviceCode,
        failure: decline.message,
        verdict: judgeDecline(decline),
      }),
    })
    .where(and(eq(savedCardCharges.id, id), eq(savedCardCharges.status, 'planned')))
    .returning()
  if (!row || !decline || bookingId === null || consentId === null) return row
  const [card] = await tx.select().from(cardConsents).where(eq(cardConsents.id, consentId))
  const { cardBrand = null, cardLast4 = null } = card ?? {}
  const charged = { bookingId, amountCents: row.amountCents, cardBrand, cardLast4 }
  await tellDeclined(tx, ctx, charged, decline)
  return row
}

/** Makes sure that a charge that is no longer wanted is never made. */
async function stop(ctx: Context, charge: ChargeRow, provider: string): Promise<Refusal | undefined> {
  const underway = await stopIntents(ctx, [{ intentId: charge.intentId, provider }], PAYMENT_UNDERWAY)
  return underway ?? noteStopped(ctx, eq(savedCardCharges.id, charge.id))
}

/** Records that these charges will never be made. */
export async function noteStopped(ctx: Context, which: SQL): Promise<undefined> {
  await ctx.db
    .update(savedCardCharges)
    .set({ status: 'stopped', decidedAt: ctx.now() })
    .where(and(which, eq(savedCardCharges.status, 'planned')))
}

/**
 * Makes sure that no saved card of the booking is being charged, before the booking is cancelled or paid in another
 * way. Returns why a card has already been charged, or may be.
 */
export async function stopPlannedCharges(ctx: Context, bookingId: number): Promise<Refusal | undefined> {
  const planned = await ctx.db
    .select({ charge: savedCardCharges, provider: paymentIntents.provider })
    .from(savedCardCharges)
    .innerJoin(paymentIntents, eq(paymentIntents.intentId, savedCardCharges.intentId))
    .where(and(eq(savedCardCharges.bookingId, bookingId), eq(savedCardCharges.status, 'planned')))
  for (const { charge, provider } of planned) {
    const refusal = await stop(ctx, charge, provider)
    if (refusal) return refusal
  }
  return undefined
}

function getOutcome({ status, intentId, verdict, failure }: ChargeRow): ChargeOutcome {
  if (status === 'succeeded') return { kind: 'paid', intentId }
  if (status === 'declined')
    return { kind: 'declined', intentId, verdict: verdict ?? 'hard', message: failure ?? '' }
  return { kind: 'underway', intentId }
}
