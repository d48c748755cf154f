import type { Booking, CustomerBooking, Quote as QuoteResponse } from '#contract/booking/bookings.ts'
import { eachBookingField, pickAnswers } from '#domain/booking/booking-fields.ts'
import { owedCents } from '#domain/booking/order/balance.ts'
import { isOpenByReference, maskEmail, maskPhone } from '#domain/booking/reference-access.ts'
import { getSoldParts } from '#domain/catalogue/pricing/sold-parts.ts'
import type { PriceLine, Quote } from '#domain/catalogue/pricing/types.ts'
import { showAnswers } from '#domain/catalogue/questions/answers.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { DEFAULT_START_TIME, getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { keptBeyondCents } from '#domain/money/payments/overpayment.ts'
import type { FullBooking } from './full-booking.ts'

/** Returns what the customer may read: everything except the numbers that only staff see. */
export function customerResponse(booking: FullBooking): CustomerBooking {
  const { subtotalCents, balanceCents } = getSoldParts(booking)
  return {
    id: booking.id,
    bookingId: booking.reference,
    themeId: booking.themeId,
    themeName: booking.themeName,
    numberOfTeepees: booking.numberOfTeepees,
    bookingDate: booking.bookingDate,
    ...formatNights(booking),
    ...formatStart(booking),
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    partyAddress: booking.partyAddress,
    city: booking.city,
    state: booking.state,
    zipCode: booking.zipCode,
    guestCount: booking.guestCount,
    ...pickAnswers(booking),
    answers: showAnswers(booking.answers),
    addons: booking.bookedAddons.map(({ priceCents, lots: _, ...addon }) => ({
      ...addon,
      price: toDecimal(priceCents),
    })),
    subtotalAmount: toDecimal(subtotalCents),
    ...toAmounts({ ...booking, balanceCents }),
    paidAmount: toDecimal(booking.paidCents),
    ...(keptBeyondCents(booking) > 0 && { keptAmount: toDecimal(keptBeyondCents(booking)) }),
    couponCode: booking.couponCode,
    lines: booking.priceLines.map(lineResponse),
    isPaid: booking.isPaid,
    isDeposit: booking.isDeposit,
    ...(booking.priceTerms?.waiver && { damageWaiver: true as const }),
    bookingStatus: booking.bookingStatus,
    cancelReason: booking.cancelReason,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    ...getAgreement(booking),
    createdAt: booking.createdAt.toISOString(),
  }
}

/** Returns what somebody with only the reference may read. */
export function referenceResponse(booking: FullBooking, now: Date): CustomerBooking {
  const response = customerResponse(booking)
  return isOpenByReference(booking, partyDayAt(now)) ? response : masked(response)
}

/** Keeps only theme, date, status and amounts. */
function masked(booking: CustomerBooking): CustomerBooking {
  return {
    ...booking,
    customerName: '',
    customerEmail: maskEmail(booking.customerEmail),
    customerPhone: maskPhone(booking.customerPhone),
    partyAddress: '',
    city: '',
    state: '',
    zipCode: '',
    ...eachBookingField(() => null),
    answers: [],
    lines: booking.lines.map((line) => (line.kind === 'delivery' ? withoutPlace(line, booking) : line)),
    isMasked: true,
  }
}

type Line = CustomerBooking['lines'][number]

/** Lines that older releases wrote have no values; their delivery goes to the booking's own ZIP code. */
function withoutPlace(line: Line, { zipCode }: Pick<CustomerBooking, 'zipCode'>): Line {
  const zip = line.zip ?? zipCode.slice(0, 5)
  const maskedZip = `${zip.slice(0, 2)}...`
  return { ...line, label: line.label.replace(zip, maskedZip), zip: maskedZip }
}

/** A site that only ever offered one night does not mention it. */
export function formatNights({
  numberOfNights,
  priceTerms,
}: Pick<FullBooking, 'numberOfNights' | 'priceTerms'>) {
  const isOffered = numberOfNights > 1 || priceTerms?.perNightCents !== undefined
  return isOffered ? { numberOfNights } : {}
}

export function formatStart({ partyStartTime }: Pick<FullBooking, 'partyStartTime'>) {
  const startTime = partyStartTime ?? DEFAULT_START_TIME
  return {
    partyStartTime: startTime,
    isStartTimeKnown: partyStartTime !== null,
    deliveryWindow: getDeliveryWindow(startTime),
  }
}

function getAgreement({ termsVersion, termsSha256, termsAgreedAt }: FullBooking) {
  if (termsVersion === null || termsSha256 === null || termsAgreedAt === null) return {}
  return { termsVersion, termsSha256, termsAgreedAt: termsAgreedAt.toISOString() }
}

export function staffResponse(booking: FullBooking): Booking {
  return {
    ...customerResponse(booking),
    language: booking.language,
    stripePaymentId: booking.stripePaymentId,
    owedAmount: toDecimal(owedCents(booking)),
    ...(booking.isImported && {
      source: 'imported' as const,
      paidElsewhereAmount: toDecimal(booking.paidElsewhereCents),
    }),
    ...(booking.tipCents > 0 && { tipAmount: toDecimal(booking.tipCents) }),
    ...(booking.termsAddress !== null && { termsAddress: booking.termsAddress }),
    ...getExemption(booking),
    ...(booking.touches !== null && { touches: booking.touches }),
    disputeNote: booking.disputeNote,
    ...(booking.isTrial && { isTrial: true as const }),
    ...(booking.teamNotes !== null && { teamNotes: booking.teamNotes }),
    version: booking.version,
  }
}

function getExemption({ priceTerms }: FullBooking) {
  const exemption = priceTerms?.tax?.exemption
  if (!exemption) return {}
  return { taxExemption: { certificate: exemption.certificate, until: exemption.until ?? null } }
}

export type RefundedBooking = {
  readonly booking: FullBooking
  readonly refundCents: Cents
  /** The part that was paid in cash, by Zelle or by check, which staff refund by hand. */
  readonly byHandCents: Cents
}

export function refundResponse({ booking, refundCents, byHandCents }: RefundedBooking) {
  return {
    booking: staffResponse(booking),
    refundAmount: toDecimal(refundCents),
    byHandAmount: toDecimal(byHandCents),
  }
}

export function quoteResponse(quote: Quote): QuoteResponse {
  return {
    lines: quote.lines.map(lineResponse),
    subtotalAmount: toDecimal(quote.subtotalCents),
    ...toAmounts(quote),
    ...(quote.isDueInFull && { fullPayment: true as const }),
  }
}

type Amounts = Pick<
  Quote,
  | 'deliveryCents'
  | 'taxCents'
  | 'totalCents'
  | 'depositCents'
  | 'discountCents'
  | 'finalAmountCents'
  | 'balanceCents'
>

function toAmounts(priced: Amounts) {
  return {
    deliveryAmount: toDecimal(priced.deliveryCents),
    taxAmount: toDecimal(priced.taxCents),
    totalAmount: toDecimal(priced.totalCents),
    depositAmount: toDecimal(priced.depositCents),
    discountAmount: toDecimal(priced.discountCents),
    finalAmount: toDecimal(priced.finalAmountCents),
    balanceAmount: toDecimal(priced.balanceCents),
  }
}

function lineResponse(line: PriceLine): QuoteResponse['lines'][number] {
  const { kind, part, label, amountCents, quantity, unitCents, nights } = line
  const { nameEs, fromMiles, zip, percent, certificate, coupon } = line
  return {
    kind,
    part,
    label,
    amount: toDecimal(amountCents),
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitCents === undefined ? {} : { unitAmount: toDecimal(unitCents) }),
    ...(nights !== undefined && { nights }),
    ...(nameEs !== undefined && { nameEs }),
    ...(fromMiles !== undefined && { fromMiles }),
    ...(zip !== undefined && { zip }),
    ...(percent !== undefined && { percent: toDecimal(percent) }),
    ...(certificate !== undefined && { certificate }),
    ...(coupon && { coupon: { ...coupon, discountValue: toDecimal(coupon.discountValue) } }),
  }
}
