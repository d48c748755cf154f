import type { PricedDraft } from '#app/booking/use-order.ts'
import type { ProblemField } from '#app/booking/wizard-steps.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { getShownAnswer } from '#app/shared/own-questions/answers-by-id.ts'
import type { AskedQuestion } from '#contract/catalogue/questions.ts'
import { eachBookingField, isAskedFor } from '#domain/booking/booking-fields.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { BillingDetails } from './cards/card-form.ts'

type Beside = {
  readonly paymentIntentId: string | null
  readonly termsVersion: number | undefined
  /** The owner's own ones that are asked about this party. */
  readonly questions: readonly AskedQuestion[]
}

/** Returns the request body for POST /api/bookings. */
export function bookingOrder(
  draft: BookingDraft,
  { addons, quote }: PricedDraft,
  { paymentIntentId, termsVersion, questions }: Beside,
) {
  const { details } = draft
  return {
    themeId: draft.themeId ?? '',
    numberOfTeepees: draft.numberOfTeepees,
    ...(draft.numberOfNights > 1 && { numberOfNights: draft.numberOfNights }),
    bookingDate: draft.bookingDate,
    partyStartTime: draft.partyStartTime,
    ...(draft.offerToken && { offerToken: draft.offerToken }),
    customerName: fullName(draft),
    customerEmail: details.email.trim(),
    customerPhone: details.phone.trim(),
    partyAddress: details.address.trim(),
    city: details.city.trim(),
    state: details.state.trim(),
    zipCode: details.zipCode.trim(),
    guestCount: Number(details.guestCount),
    ...eachBookingField((name) => (isAskedFor(name, draft.themeName) ? details[name] : null)),
    ...(Object.keys(draft.answers).length > 0 && { answers: toSent(draft, questions) }),
    addons: addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    totalAmount: toDecimal(quote.totalCents),
    depositAmount: toDecimal(quote.depositCents),
    isPaid: false,
    isDeposit: quote.paymentOption === 'deposit',
    bookingStatus: 'pending',
    couponCode: draft.appliedCoupon?.code ?? null,
    discountAmount: toDecimal(quote.discountCents),
    finalAmount: toDecimal(quote.finalAmountCents),
    paymentIntentId,
    ...(draft.damageWaiver && { damageWaiver: true }),
    ...(termsVersion !== undefined && { termsVersion }),
    ...(draft.wantsTexts !== null && { textConsent: draft.wantsTexts }),
  }
}
export type BookingOrder = ReturnType<typeof bookingOrder>

export function billingDetails({ details, ...draft }: BookingDraft): BillingDetails {
  const { email, phone, address, city, state } = details
  return { name: fullName({ details, ...draft }), email, phone, address, city, state }
}

/** Fields whose names differ between the request and the wizard. */
const PROBLEM_FIELDS: Readonly<Record<string, ProblemField>> = {
  themeId: 'theme',
  numberOfTeepees: 'teepees',
  numberOfNights: 'date',
  bookingDate: 'date',
  customerName: 'firstName',
  customerEmail: 'email',
  customerPhone: 'phone',
  partyAddress: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
  guestCount: 'guestCount',
  ...eachBookingField((name) => name),
  addons: 'addons',
}

/** Returns the wizard's field for a path of the request (`addons.0.quantity`). */
export function getProblemField(path: string): ProblemField | undefined {
  return isAnswer(path) ? path : PROBLEM_FIELDS[path.split('.')[0] ?? '']
}

const isAnswer = (path: string): path is `answers.${number}` => path.startsWith('answers.')

function toSent({ answers, details, numberOfTeepees }: BookingDraft, questions: readonly AskedQuestion[]) {
  const counts = { guestCount: Number(details.guestCount), numberOfTeepees }
  return Object.entries(answers).map(([id, typed]) => {
    const question = questions.find((one) => one.id === Number(id))
    return { questionId: Number(id), value: question ? getShownAnswer(question, answers, counts) : typed }
  })
}

function fullName({ details }: BookingDraft): string {
  return `${details.firstName.trim()} ${details.lastName.trim()}`
}
