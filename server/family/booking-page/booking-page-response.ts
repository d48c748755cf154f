import { isDeepStrictEqual } from 'node:util'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { type ChangeLimits, changeClosed, openUntil } from '#domain/booking/changes/order-change.ts'
import {
  countMoves,
  getMoveFee,
  rescheduleRefusal,
  USUAL_RESCHEDULE,
} from '#domain/booking/changes/reschedule.ts'
import { balanceDueDay, owedCents } from '#domain/booking/order/balance.ts'
import { hasExpired, isActive } from '#domain/booking/status.ts'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { isAskedIfReady } from '#domain/crew/room-readiness.ts'
import { message } from '#domain/foundation/messages/message.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { dueSentence, nextPayment } from '#domain/money/payments/next-payment.ts'
import { tipRefusal } from '#domain/money/payments/tip.ts'
import { bookingIn } from '#server/booking/bookings/booking-in.ts'
import { customerResponse } from '#server/booking/bookings/booking-responses.ts'
import { calculateRefundPercent } from '#server/booking/bookings/calculate-refund-percent.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readChangeLimits } from '#server/booking/order-changes/read-change-limits.ts'
import { refundStepsResponse } from '#server/catalogue/pricing/pricing-queries.ts'
import { type Context, readTogetherIn } from '#server/context.ts'
import {
  readinessResponse,
  readReadiness,
  refuseReadiness,
  roomPhotoUrl,
} from '#server/crew/phone/room-readiness.ts'
import { readPictureConsent } from '#server/crew/website-pictures/website-pictures.ts'
import { calculatePolicyRefund, refuseFamilyCancel } from '#server/family/checkout/cancel-booking.ts'
import { findWaitForMore } from '#server/family/waiting-list/wait-for-more.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { readClaims } from '#server/money/damage/claim-queries.ts'
import { holdResponse } from '#server/money/payments/holds/family-hold.ts'
import { isAgreementMissing } from '#server/money/payments/intents/prepare-due-payment.ts'
import { readPaymentLines } from '#server/money/payments/recording/read-payment-lines.ts'
import { findSettlingPayment } from '#server/money/payments/settling/find-settling.ts'
import { readTextConsent } from '#server/people/conversations/texts/text-consent.ts'
import { questionsResponse } from './family-answers.ts'
import { autopayResponse, keptCardResponse } from './saved-card.ts'

export async function bookingPageResponse(
  ctx: Context,
  booking: FullBooking,
  language: Language,
): Promise<BookingPage> {
  const text = textIn(language)
  const { refundCents, reason } = calculatePolicyRefund(ctx, booking)
  const parts = await readTogetherIn(ctx, (reader) => {
    const limits = readChangeLimits(reader, booking)
    return Promise.all([
      bookingIn(language, reader.db, booking),
      readPaymentLines(reader, booking.id),
      dueResponse(reader, booking, language),
      limits.then((known) => orderChangeResponse(booking, known)),
      waitResponse(reader, booking),
      limits.then((known) => questionsResponse(reader, booking, language, known)),
      readinessPart(reader, booking),
      tipResponse(reader, booking),
      damageResponse(reader, booking),
      textsResponse(reader, booking),
      picturesResponse(reader, booking),
      autopayResponse(reader, booking, language),
      holdResponse(reader, booking, language),
      keptCardResponse(reader, booking),
    ])
  })
  const [worded, payments, due, orderChanges, wait, questions, readiness, tip, damage, ...consents] = parts
  const [texts, pictures, autopay, hold, keptCard] = consents
  return {
    booking: customerResponse(worded),
    payments,
    paidAmount: toDecimal(booking.paidCents),
    owedAmount: toDecimal(isActive(booking.bookingStatus) ? owedCents(booking) : 0),
    ...due,
    ...moveResponse(ctx, booking, text),
    ...orderChanges,
    ...wait,
    canCancel: !refuseFamilyCancel(ctx, booking),
    refundAmount: toDecimal(refundCents),
    refundSentence: text(reason),
    ...pageRefundSteps(booking),
    ...{ ...questions, ...readiness, ...tip, ...damage },
    ...{ ...texts, ...pictures, ...autopay, ...hold, ...keptCard },
  }
}

function moveResponse(ctx: Context, booking: FullBooking, text: Text) {
  const limits = booking.priceTerms?.reschedule ?? USUAL_RESCHEDULE
  const refusal = rescheduleRefusal({
    bookingStatus: booking.bookingStatus,
    timesRescheduled: booking.rescheduleCount,
    bookingDate: booking.bookingDate,
    // Any other day will do: the calendar decides which ones are free.
    newPartyDay: addDays(booking.bookingDate, 1),
    today: partyDayAt(ctx.now()),
    limits,
  })
  const left = { count: limits.daysBefore + 1, times: countMoves(limits) - booking.rescheduleCount }
  const { feeCents } = limits
  const canMove =
    feeCents === undefined
      ? message('bookings.canMove', left)
      : message('bookings.canMoveForFee', {
          ...left,
          fee: feeCents,
          isFree: getMoveFee(booking.rescheduleCount, limits) === 0 ? 'yes' : 'no',
        })
  return {
    canReschedule: !refusal,
    rescheduleSentence: text(refusal?.message ?? canMove),
    ...(!refusal && {
      moveRefundSentence: text('refunds.moveKeepsRefund', { percent: calculateRefundPercent(ctx, booking) }),
    }),
    ...(booking.movedPercent !== null && { movedPercent: toDecimal(booking.movedPercent) }),
  }
}

function orderChangeResponse(booking: FullBooking, limits: ChangeLimits): Pick<BookingPage, 'orderChanges'> {
  const { now, settings, crewBegins } = limits
  const isClosed = changeClosed(booking, new Set(['texts']), limits)
  if (isClosed || hasExpired(booking, now)) return {}
  return {
    orderChanges: {
      ...openUntil(booking.bookingDate, { today: partyDayAt(now), settings }),
      ...(now < crewBegins && { allergiesUntil: crewBegins.toISOString() }),
    },
  }
}

/** An expired offer is over, even before a job has noticed. */
async function waitResponse(ctx: Context, booking: FullBooking): Promise<Pick<BookingPage, 'waitsFor'>> {
  const entry = await findWaitForMore(ctx.db, booking.id)
  if (!entry || (entry.offerExpiresAt !== null && entry.offerExpiresAt <= ctx.now())) return {}
  const { themeId, numberOfTeepees, wantedBeside, offerExpiresAt } = entry
  return {
    waitsFor: {
      status: offerExpiresAt ? 'offered' : 'waiting',
      themeId: themeId ?? booking.themeId,
      numberOfTeepees,
      ...(wantedBeside?.addons && { addons: [...wantedBeside.addons] }),
      ...(wantedBeside?.guestCount !== undefined && { guestCount: wantedBeside.guestCount }),
      offerExpiresAt: offerExpiresAt?.toISOString() ?? null,
    },
  }
}

/** Returns the refund steps only if they differ from the default ones. */
function pageRefundSteps({ refundSteps }: FullBooking): Pick<BookingPage, 'refundSteps'> {
  if (!refundSteps || isDeepStrictEqual(refundSteps, DEFAULT_PRICING.policy.refundSteps)) return {}
  return { refundSteps: refundStepsResponse(refundSteps) }
}

/** Asks the day before the party and on the day, if the owner wants to know. */
async function readinessPart(ctx: Context, booking: FullBooking): Promise<Pick<BookingPage, 'readiness'>> {
  if (!isAskedIfReady(booking.bookingDate, partyDayAt(ctx.now())) || (await refuseReadiness(ctx, booking)))
    return {}
  const room = (await readReadiness(ctx.db, [booking.id])).get(booking.id)
  return { readiness: room ? readinessResponse(room, (id) => roomPhotoUrl(booking, id)) : null }
}

/** Returns nothing about tips if none can be given and none was given. */
async function tipResponse(
  ctx: Context,
  booking: FullBooking,
): Promise<Pick<BookingPage, 'canTip' | 'tipAmount'>> {
  const { offersTips } = await readSettings(ctx.db)
  const refusal = tipRefusal(booking, { offersTips, today: partyDayAt(ctx.now()) })
  return {
    ...(!refusal && { canTip: true as const }),
    ...(booking.tipCents > 0 && { tipAmount: toDecimal(booking.tipCents) }),
  }
}

/** Returns nothing about damage if nothing was claimed. */
async function damageResponse(
  ctx: Context,
  { id }: FullBooking,
): Promise<Pick<BookingPage, 'damageClaimIds'>> {
  const claims = await readClaims(ctx.db, id)
  return claims.length > 0 ? { damageClaimIds: claims.map((claim) => claim.id) } : {}
}

async function textsResponse(ctx: Context, booking: FullBooking): Promise<Pick<BookingPage, 'texts'>> {
  const texts = await readTextConsent(ctx, booking)
  return texts ? { texts } : {}
}

async function picturesResponse(ctx: Context, booking: FullBooking): Promise<Pick<BookingPage, 'pictures'>> {
  const pictures = await readPictureConsent(ctx, booking)
  return pictures ? { pictures } : {}
}

async function dueResponse(ctx: Context, booking: FullBooking, language: Language) {
  const dueDay = balanceDueDay(booking.bookingDate, partyDayAt(booking.createdAt))
  const nothing = { dueAmount: '0.00', duePurpose: null, balanceDueDay: dueDay }
  const settling = await findSettlingPayment(ctx.db, booking.id)
  if (settling) {
    const { amountCents, since } = settling
    const values = { amount: amountCents, day: partyDayAt(since) }
    const dueSentence = textIn(language)('bookingPage.bankWorks', values)
    return { ...nothing, dueSentence, settlingAmount: toDecimal(amountCents) }
  }
  const due = nextPayment(booking, ctx.now())
  if (isRefusal(due)) return { ...nothing, dueSentence: describeRefusal(language, due) }
  return {
    dueAmount: toDecimal(due.amountCents),
    duePurpose: due.purpose,
    dueSentence: textIn(language)(dueSentence(booking, due, ctx.now())),
    ...((await isAgreementMissing(ctx, booking, due.purpose === 'booking')) && {
      asksForTerms: true as const,
    }),
    balanceDueDay: dueDay,
  }
}
