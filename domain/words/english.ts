import { BOOKING_FIELDS, type BookingFieldWords } from '../booking/booking-fields.ts'
import { BALANCE_DUE_DAYS } from '../money/balance.ts'
import { formatDollars } from '../money/money.ts'
import { METHOD_WORDS, type PaymentMethod } from '../money/payment-method.ts'
import type { PriceUnit } from '../money/price-unit.ts'
import { daysInWords, teepeesInWords } from '../text/counted.ts'
import type { Language } from '../text/language.ts'
import { formatShort, type PartyDay } from '../time/party-day.ts'

const LANGUAGE = 'en' as Language

/** The words of prices and bookings for families: on pages, in mails and on paper. */
export const ENGLISH_WORDS = {
  language: LANGUAGE,
  total: 'Total',
  discount: 'Discount',
  priceAfterDiscount: 'Total after discount',
  paidLessRefunds: 'Paid, less refunds',
  depositPaid: 'Deposit paid',
  paidSoFar: 'Paid so far',
  paidInFull: 'Paid in full',
  paidBeyond: 'Paid beyond the price',
  keptBeyond: 'Stays with us, by the refund policy',
  restDueNow: 'Rest due now',
  depositDueNow: 'Deposit due now',
  dueNow: 'Due now',
  balanceDueOn: (day: PartyDay) => `Balance, due on ${formatShort(day)}`,
  balanceDue: `Balance, due ${BALANCE_DUE_DAYS} days before the party`,
  waived: 'Cancelled, not to be paid',
  delivery: (zip: string) => `Delivery to ${zip}`,
  exempt: (certificate: string) => `Tax exempt, certificate ${certificate}`,
  tax: (percent: string) => `Sales tax (${percent})`,
  coupon: (code: string, off: string) => `Coupon ${code} (${off})`,
  off: (amount: string) => `${amount} off`,
  balanceLater: 'Balance, paid later',
  agreed: 'Agreed with our office',
  free: 'Free',
  perUnit: { party: 'per party', child: 'per child', teepee: 'per teepee' } as Readonly<
    Record<PriceUnit, string>
  >,
  by: METHOD_WORDS as Readonly<Record<PaymentMethod, string>>,
  fields: BOOKING_FIELDS as BookingFieldWords,
  parts: { theme: 'teepees', addon: 'add-ons', delivery: 'delivery', tax: 'tax' },
  allIn: (cents: number, teepees: number, zip: string, parts: string) =>
    `${formatDollars(cents)} for ${teepeesInWords(teepees)} at ${zip}: ${parts}`,
  stillToCome: ({ delivery, tax }: { readonly delivery: boolean; readonly tax: boolean }) => {
    const parts = [...(delivery ? ['delivery'] : []), ...(tax ? ['sales tax'] : [])]
    return `${parts.join(' and ')} ${parts.length > 1 ? 'come' : 'comes'} on top, by your ZIP code`
  },
  from: (cents: number, stillToCome: string) =>
    `From ${formatDollars(cents)} for ${teepeesInWords(1)}; ${stillToCome}`,
  policy: (
    deposit: string | null,
    steps: readonly { readonly share: string | null; readonly days: number }[],
  ) => {
    if (deposit === null) return 'What you pay is non-refundable.'
    const kept = `The ${deposit} deposit is non-refundable`
    if (steps.length === 0) return `${kept}, and so is what is paid beyond it.`
    const shares = steps.map(
      ({ share, days }, index) =>
        `${share === null ? 'in full' : `by ${share}`} if you cancel${index === 0 ? '' : ' later, but'} ${days === 0 ? 'before the day of the party' : `more than ${daysInWords(days)} before the party`}`,
    )
    return `${kept}; anything paid beyond it comes back ${shares.join(', and ')}.`
  },
}

export type Words = typeof ENGLISH_WORDS
