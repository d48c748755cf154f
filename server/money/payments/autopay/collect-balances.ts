import { BALANCE_DUE_DAYS, owedCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import type { AutopaySettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { addDays, clockAt, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import { getChargeCents, getChargeDay, isNoticeDue, type Try } from '#domain/money/payments/autopay.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import type { DeclineVerdict } from '#domain/money/payments/decline.ts'
import { findBooking, lockBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { sendLink } from '#server/booking/bookings/send-link.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, lte, ne, notInArray, or } from '#server/foundation/database/drizzle.ts'
import { bookings, cardConsents } from '#server/foundation/database/schema/all-tables.ts'
import { inTurn } from '#server/foundation/jobs/isolate-failures.ts'
import { advanceEach } from '../charges/advance-each.ts'
import type { ChargeOutcome } from '../charges/charge.ts'
import { chargeSavedCard } from '../charges/charge-saved-card.ts'
import { keepSavedCards, readAutopay } from '../mandates/autopay-consents.ts'
import { type ActiveConsent, isActiveConsent, toConsent } from '../mandates/mandate-queries.ts'
import { removeCards } from '../mandates/remove-cards.ts'
import { findStep, readTries } from './read-tries.ts'

const BATCH = 500

/**
 * Charges balances to the cards of families that agreed, on the day they are due, after a notice. It may run at any
 * time, on several servers, and be killed: every step is committed before the next, and checked before it is repeated.
 */
export async function collectBalances(ctx: Context): Promise<void> {
  await inTurn(ctx, keepSavedCards, chargeBalances, removeCards)
}

async function chargeBalances(ctx: Context): Promise<void> {
  const { autopay: settings } = await readPricing(ctx.db)
  // If switched off, nothing is charged, but ended consents are still cleaned up.
  const isOffered = (await readAutopay(ctx)) !== undefined
  await dropOldNotices(ctx)
  await advanceEach(ctx, await findDue(ctx, settings), {
    advance: (consent) => advance(ctx, consent, { settings, isOffered }),
    text: 'A balance was not charged',
  })
}

/** A party that has moved since its notice is announced anew, even if it moves back. */
async function dropOldNotices(ctx: Context): Promise<void> {
  const hasMoved = and(
    eq(bookings.id, cardConsents.bookingId),
    ne(bookings.bookingDate, cardConsents.noticePartyDay),
  )
  await ctx.db
    .update(cardConsents)
    .set({ noticeDay: null, noticePartyDay: null, noticedAt: null })
    .from(bookings)
    .where(and(eq(cardConsents.status, 'active'), hasMoved))
}

/** Returns consents whose notice or charge may be due, and those that have ended. */
async function findDue(ctx: Context, { noticeDays }: AutopaySettings): Promise<ActiveConsent[]> {
  const until = addDays(partyDayAt(ctx.now()), BALANCE_DUE_DAYS + noticeDays)
  const isOver = notInArray(bookings.bookingStatus, ['pending', 'confirmed'])
  const rows = await ctx.db
    .select({ consent: cardConsents })
    .from(cardConsents)
    .innerJoin(bookings, eq(bookings.id, cardConsents.bookingId))
    .where(and(eq(cardConsents.status, 'active'), or(isOver, lte(bookings.bookingDate, until))))
    .orderBy(asc(bookings.bookingDate), asc(cardConsents.id))
    .limit(BATCH)
  return rows.map(({ consent }) => consent).filter(isActiveConsent)
}

type Site = { readonly settings: AutopaySettings; readonly isOffered: boolean }

/** Does what is due for a consent. Returns why nothing was charged although it was due. */
async function advance(
  ctx: Context,
  consent: ActiveConsent,
  { settings, isOffered }: Site,
): Promise<Refusal | undefined> {
  const booking = await findBooking(ctx.db, { id: consent.bookingId })
  if (!booking) return undefined
  const { tries, isPlanned, isPaid } = await readTries(ctx.db, consent)
  if (isPaid) return endConsent(ctx, consent, 'charged')
  const charging = { consent, tries, noticeDays: settings.noticeDays }
  if (isPlanned) return settle(ctx, booking, charging)
  const amountCents = getChargeCents(consent, booking)
  if (!isActive(booking.bookingStatus) || amountCents === 0) return endConsent(ctx, consent, 'removed')
  if (!isOffered || !booking.isPaid || amountCents < MINIMUM_PAYMENT_CENTS) return undefined
  const now = ctx.now()
  const today = partyDayAt(now)
  const party = { bookingDate: booking.bookingDate, bookedOn: partyDayAt(booking.createdAt) }
  const agreed = toConsent(consent)
  const when = { today, noticeDays: settings.noticeDays }
  if (isNoticeDue(party, agreed, when)) {
    await sendNotice(ctx, consent, { settings, chargeDay: getChargeDay(party, agreed, when) })
    return undefined
  }
  const isTold = agreed.notice?.ofDay === party.bookingDate && agreed.notice.on < today
  const isOver = party.bookingDate < today
  if (!isOver && (!isTold || clockAt(now) < toTime(60 * settings.hour))) return undefined
  const { step } = findStep(booking, charging, when)
  if (step.kind === 'wait') return undefined
  if (step.kind === 'give-up') return failConsent(ctx, consent, tries.at(-1)?.verdict)
  return settle(ctx, booking, charging)
}

type Charging = {
  readonly consent: ActiveConsent
  /** Those before this one. */
  readonly tries: readonly Try[]
  readonly noticeDays: number
}

/** Charges the card, or finds out the outcome of an earlier attempt. */
async function settle(
  ctx: Context,
  booking: FullBooking,
  { consent, tries, noticeDays }: Charging,
): Promise<Refusal | undefined> {
  // The party may move while the charge is prepared.
  const getStep = (now: FullBooking, made: readonly Try[]) =>
    findStep(now, { consent, tries: made }, { today: partyDayAt(ctx.now()), noticeDays }).step
  const outcome: ChargeOutcome | Refusal = await chargeSavedCard(ctx, {
    bookingId: booking.id,
    purpose: 'balance',
    amountCents: getChargeCents(consent, booking),
    key: `balance-${consent.id}-${tries.length + 1}`,
    recheck: (now) =>
      getStep(now, tries).kind === 'charge' ? refusalToCharge(consent, now) : PAYMENT_UNDERWAY,
  })
  // The provider no longer knows the card, or has refused it permanently.
  if (isRefusal(outcome))
    return outcome.code === 'payment_failed' ? failConsent(ctx, consent, undefined) : outcome
  if (outcome.kind === 'paid') return endConsent(ctx, consent, 'charged')
  if (outcome.kind === 'underway') return undefined
  const step = getStep(booking, (await readTries(ctx.db, consent)).tries)
  return step.kind === 'give-up' ? failConsent(ctx, consent, outcome.verdict) : undefined
}

/** Returns why a booking must not be charged: it was cancelled, paid or made smaller in the meantime. */
function refusalToCharge({ amountCents }: ActiveConsent, booking: FullBooking): Refusal | undefined {
  const isOwed = getChargeCents({ amountCents }, booking) >= MINIMUM_PAYMENT_CENTS
  return isActive(booking.bookingStatus) && booking.isPaid && isOwed ? undefined : PAYMENT_UNDERWAY
}

/** Ends a consent, because its balance was charged or there is nothing left to charge. */
async function endConsent(
  ctx: Context,
  { id }: ActiveConsent,
  status: 'charged' | 'removed',
): Promise<undefined> {
  await ctx.db
    .update(cardConsents)
    .set({ status })
    .where(and(eq(cardConsents.id, id), eq(cardConsents.status, 'active')))
}

/**
 * Stops charging the card: the family is mailed, once, a link to pay in another way, or to let its bank authenticate;
 * staff see it among what needs their attention until the balance is paid.
 */
async function failConsent(
  ctx: Context,
  { id, bookingId }: ActiveConsent,
  verdict: DeclineVerdict | undefined,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    await lockBooking(tx, bookingId)
    const ended = await tx
      .update(cardConsents)
      .set({ status: 'failed' })
      .where(and(eq(cardConsents.id, id), eq(cardConsents.status, 'active')))
      .returning({ id: cardConsents.id })
    const cardRefusal = verdict === 'authentication' ? 'authentication' : 'declined'
    if (ended.length > 0) await sendLink(tx, ctx, bookingId, { cardRefusal })
  })
}

type Notice = { readonly settings: AutopaySettings; readonly chargeDay: PartyDay }

/** Mails the family when its card will be charged and how much, once for each party day. */
async function sendNotice(
  ctx: Context,
  { id, bookingId }: ActiveConsent,
  { settings, chargeDay }: Notice,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const booking = await lockFullBooking(tx, bookingId)
    if (!booking) return
    const [consent] = await tx
      .select()
      .from(cardConsents)
      .where(and(eq(cardConsents.id, id), eq(cardConsents.status, 'active')))
    const amountCents = getChargeCents({ amountCents: consent?.amountCents ?? 0 }, booking)
    if (!consent || consent.noticePartyDay === booking.bookingDate || amountCents === 0) return
    await tx
      .update(cardConsents)
      .set({ noticeDay: chargeDay, noticePartyDay: booking.bookingDate, noticedAt: ctx.now() })
      .where(eq(cardConsents.id, id))
    await queueBookingMail(tx, ctx, {
      kind: 'autopay-notice',
      bookingId,
      once: [id, booking.version],
      amountCents,
      leftCents: owedCents({ ...booking, paidCents: booking.paidCents + amountCents }),
      chargeDay,
      hour: settings.hour,
      card: getCardLabel(consent),
    })
  })
}
