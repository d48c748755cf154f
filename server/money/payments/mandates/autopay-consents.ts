import { owedCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import type { AutopaySettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { offerAutopay } from '#domain/money/payments/autopay.ts'
import { nextDueCents } from '#domain/money/payments/next-payment.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, isNotNull, isNull, notInArray } from '#server/foundation/database/drizzle.ts'
import { cardConsents, payments } from '#server/foundation/database/schema/all-tables.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import type { SavedCard } from '../providers/payment-provider.ts'
import { callProvider } from '../providers/provider-refusals.ts'
import { recordCardEvent } from './mandate.ts'

export type Offer = { readonly amountCents: Cents; readonly chargeDay: PartyDay; readonly sentence: string }

/** Returns the owner's settings if autopay is offered to families, which also requires a provider that saves cards. */
export async function readAutopay(
  ctx: Pick<Context, 'db' | 'payments'>,
  db: Context['db'] | Transaction = ctx.db,
): Promise<AutopaySettings | undefined> {
  const { autopay } = await readPricing(db)
  return autopay.enabled && ctx.payments.savedCards ? autopay : undefined
}

type Unpaid = Pick<
  FullBooking,
  | 'isPaid'
  | 'isDeposit'
  | 'bookingDate'
  | 'createdAt'
  | 'totalCents'
  | 'discountCents'
  | 'finalAmountCents'
  | 'paidCents'
>

/** Returns what is offered with a booking's deposit; undefined if nothing is left to charge later. */
export function offerForBooking(
  booking: Unpaid,
  { now, noticeDays, language }: { now: Date; noticeDays: number; language: Language },
): Offer | undefined {
  if (booking.isPaid || !booking.isDeposit) return undefined
  const party = { bookingDate: booking.bookingDate, bookedOn: partyDayAt(booking.createdAt) }
  const balanceCents = owedCents(booking) - nextDueCents(booking)
  const offer = offerAutopay(party, { balanceCents, today: partyDayAt(now) })
  return offer && { ...offer, sentence: consentSentence(language, { ...offer, noticeDays }) }
}

/** Returns everything that a family reads before it agrees. */
export function consentSentence(
  language: Language,
  { amountCents, chargeDay, noticeDays }: { amountCents: Cents; chargeDay: PartyDay; noticeDays: number },
): string {
  const text = textIn(language)
  const label = text('autopay.consent', { balance: amountCents, day: chargeDay })
  return `${label}. ${text('autopay.consentHint', { days: noticeDays })}`
}

export type Agreed = { readonly language: Language; readonly address: string | undefined }

/** Stores what a family agreed to along with a payment, before that can be paid; its last agreement counts. */
export async function writeConsent(
  ctx: Context,
  intentId: string,
  { language, address, bookingId, offer }: Agreed & { bookingId?: number; offer?: Offer },
): Promise<void> {
  const values = {
    bookingId: bookingId ?? null,
    provider: ctx.payments.name,
    language,
    address: address ?? null,
    agreedAt: ctx.now(),
    sentence: offer?.sentence ?? null,
    amountCents: offer?.amountCents ?? null,
    chargeDay: offer?.chargeDay ?? null,
  }
  await ctx.db
    .insert(cardConsents)
    .values({ ...values, intentId, createdAt: ctx.now() })
    .onConflictDoUpdate({
      target: cardConsents.intentId,
      set: values,
      setWhere: eq(cardConsents.status, 'waiting'),
    })
}

/**
 * Completes a consent once its deposit is received, in the transaction that records it. A consent given before there
 * was a booking now belongs to this one. It ends if the money is refunded or nothing is left to pay.
 */
export async function completeConsent(
  tx: Transaction,
  intentId: string,
  { booking, keptCents }: { booking: FullBooking; keptCents: Cents },
): Promise<void> {
  const [row] = await tx
    .select()
    .from(cardConsents)
    .where(and(eq(cardConsents.intentId, intentId), eq(cardConsents.status, 'waiting')))
    .for('update')
  if (!row) return
  const balanceCents = owedCents({ ...booking, paidCents: booking.paidCents + keptCents })
  const party = { bookingDate: booking.bookingDate, bookedOn: partyDayAt(booking.createdAt) }
  const today = partyDayAt(row.agreedAt)
  const offer = keptCents > 0 ? offerAutopay(party, { balanceCents, today }) : undefined
  const { noticeDays } = (await readPricing(tx)).autopay
  const values = offer
    ? {
        amountCents: row.amountCents ?? offer.amountCents,
        chargeDay: row.chargeDay ?? offer.chargeDay,
        sentence: row.sentence ?? consentSentence(row.language, { ...offer, noticeDays }),
      }
    : { status: 'removed' as const }
  await tx
    .update(cardConsents)
    .set({ bookingId: booking.id, ...values })
    .where(eq(cardConsents.id, row.id))
}

/**
 * Saves the cards of deposits paid with a consent: of this payment, or of all for which it failed before. What the
 * provider refuses is left for the next time.
 */
export async function keepSavedCards(ctx: Context, intentId?: string): Promise<void> {
  const paid = await ctx.db
    .select({ consent: cardConsents })
    .from(cardConsents)
    .innerJoin(payments, eq(payments.intentId, cardConsents.intentId))
    .where(
      and(
        isNull(cardConsents.methodId),
        isNull(cardConsents.detachedAt),
        isNotNull(cardConsents.intentId),
        notInArray(cardConsents.status, ['replaced']),
        intentId === undefined ? undefined : eq(cardConsents.intentId, intentId),
      ),
    )
    .limit(100)
  await isolateFailures(ctx, async (attempt) => {
    for (const { consent } of paid)
      if ((await attempt({ consent: consent.id }, () => keepCard(ctx, consent)))?.code === 'provider_down')
        break
  })
}

/** Returns why the card could not be read, if so. */
async function keepCard(
  ctx: Context,
  { id, provider, intentId }: typeof cardConsents.$inferSelect,
): Promise<Refusal | undefined> {
  const cards = ctx.providers[provider]?.savedCards
  if (!cards || intentId === null) return undefined
  const card = await callProvider(() => cards.readSavedCard(intentId))
  if (isRefusal(card)) {
    ctx.log.warn(
      { consent: id, intentId, failure: describeRefusal('en', card) },
      'A saved card could not be read',
    )
    return card
  }
  await ctx.db.transaction((tx) => keep(tx, ctx, id, card))
  return undefined
}

async function keep(
  tx: Transaction,
  ctx: Context,
  consentId: number,
  card: SavedCard | undefined,
): Promise<void> {
  const [before] = await tx.select().from(cardConsents).where(eq(cardConsents.id, consentId))
  const booking = before?.bookingId ? await lockBooking(tx, before.bookingId) : undefined
  const [row] = await tx.select().from(cardConsents).where(eq(cardConsents.id, consentId)).for('update')
  if (!row || row.methodId !== null) return
  const isWanted = row.status === 'waiting' && booking !== undefined && isActive(booking.bookingStatus)
  const status = card && isWanted ? ('active' as const) : ('removed' as const)
  if (booking && status === 'active')
    await tx
      .update(cardConsents)
      .set({ status: 'replaced' })
      .where(and(eq(cardConsents.bookingId, booking.id), eq(cardConsents.status, 'active')))
  const kept = {
    customerId: card?.customerId ?? null,
    methodId: card?.methodId ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
  }
  await tx
    .update(cardConsents)
    // Without a card there is nothing to remove at the provider.
    .set({ status, ...kept, ...(!card && { detachedAt: ctx.now() }) })
    .where(eq(cardConsents.id, consentId))
  if (!booking || status !== 'active') return
  const { amountCents, chargeDay: day } = row
  const event = { kind: 'booking.charge-agreed', bookingId: booking.id, day } as const
  await recordCardEvent(tx, event, { amountCents, ...kept })
}
