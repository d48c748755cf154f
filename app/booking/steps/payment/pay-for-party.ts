import { readChangedTerms } from '#app/booking/terms/use-agreement.ts'
import type { ProblemField } from '#app/booking/wizard-steps.ts'
import { ApiFailure, getSentence, isRefused } from '#app/lib/api/api-request.ts'
import { readDraft, saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import type { PaymentIntent, PaymentResult } from '#contract/money/payments.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type BookingOrder, getProblemField } from './booking-order.ts'
import type { BillingDetails, CardForm } from './cards/card-form.ts'
import { type HeldParty, holdParty } from './hold-party.ts'
import { failed, getResultOutcome, type PayOutcome } from './pay-outcome.ts'
import { requestIntent } from './request-intent.ts'
import { settlePayment } from './settle-payment.ts'

export type PayAttempt = {
  readonly order: BookingOrder
  readonly billing: BillingDetails
  /** The path of the page that shows the outcome. */
  readonly successPage: string
  /** Null: it can be prepared only once the party is held. */
  readonly intent: PaymentIntent | null
  readonly card: CardForm
  readonly held: HeldParty | undefined
  readonly onHeld: (held: HeldParty) => void
  readonly text: Text
}

/**
 * Books, charges the card and has the server verify the payment. Safe to call again after any result: an
 * interrupted attempt is checked first, so that nobody pays twice.
 */
export async function payForParty({
  order,
  billing,
  successPage,
  intent,
  card,
  held,
  onHeld,
  text,
}: PayAttempt): Promise<PayOutcome> {
  try {
    const earlier = await earlierPayment(text)
    if (earlier) return earlier
    const { party, prepared } = await holdWithIntent(order, { intent, held })
    const keepsCard = card.keepsCard?.() === true
    onHeld(keepsCard ? { ...party, isReplaced: true } : party)
    const returnTo = new URL(`${successPage}?booking_id=${party.booking.bookingId}`, location.href).href
    const charged = await card.confirm(
      (!keepsCard && !party.isReplaced && prepared) || (await createIntent(party, keepsCard, text)),
      billing,
      returnTo,
    )
    if (charged.status === 'refused') return { kind: 'declined', message: charged.message }
    if (charged.status === 'unknown') return failed(text('booking.payment.error', { why: charged.message }))
    return (await lookUp(party.booking.bookingId, text)) ?? failed(text('booking.payment.notSucceeded'))
  } catch (error) {
    return getErrorOutcome(error, text)
  }
}

/**
 * Holds the party with the payment that the card form was prepared with. If that was cancelled because its
 * hold expired, the booking's own payment replaces it.
 */
async function holdWithIntent(
  order: BookingOrder,
  { intent, held }: Pick<PayAttempt, 'intent' | 'held'>,
): Promise<{ readonly party: HeldParty; readonly prepared: PaymentIntent | null }> {
  try {
    return { party: await holdParty(order, held), prepared: intent }
  } catch (error) {
    const isUsed = error instanceof ApiFailure && error.response.code === 'payment_used'
    if (!isUsed || intent === null) throw error
    return { party: await holdParty({ ...order, paymentIntentId: null }, undefined), prepared: null }
  }
}

async function createIntent(
  { booking: { bookingId, finalAmount, isDeposit } }: HeldParty,
  keepsCard: boolean,
  text: Text,
): Promise<PaymentIntent> {
  const wanted = { amount: finalAmount, isDeposit, bookingId, ...(keepsCard && { autopay: true }) }
  try {
    return await requestIntent(wanted)
  } catch (error) {
    if (isRefused(error)) throw error
    throw new EndedAttempt(failed(text('booking.payment.intentFailed'), text('booking.payment.neverTwice')))
  }
}

/** Returns the payment result of this draft's booking, if an earlier attempt got that far. */
async function earlierPayment(text: Text): Promise<PayOutcome | undefined> {
  const { bookingId } = readDraft()
  if (!bookingId) return undefined
  const result = await askForPayment(bookingId, text)
  if (!result) saveDraft({ bookingId: null })
  return result?.status === 'unpaid' ? undefined : result && getResultOutcome(result)
}

async function lookUp(bookingId: string, text: Text): Promise<PayOutcome | undefined> {
  const result = await askForPayment(bookingId, text)
  return result && getResultOutcome(result)
}

async function askForPayment(bookingId: string, text: Text): Promise<PaymentResult | undefined> {
  try {
    return await settlePayment(bookingId)
  } catch (error) {
    // The only failure after which a payment may have gone through.
    const why = getSentence(error, text('booking.payment.noServer'))
    throw new EndedAttempt(failed(text('booking.payment.error', { why })))
  }
}

/** Thrown where it is known what to tell the visitor. */
class EndedAttempt extends Error {
  readonly outcome: PayOutcome

  constructor(outcome: PayOutcome) {
    super()
    this.outcome = outcome
  }
}

async function getErrorOutcome(error: unknown, text: Text): Promise<PayOutcome> {
  if (error instanceof EndedAttempt) return error.outcome
  if (error instanceof ApiFailure) return getRefusalOutcome(error, text)
  if (error instanceof TypeError)
    return failed(text('booking.payment.bookingFailed'), text('booking.payment.neverTwice'))
  return failed(
    text('booking.payment.systemError', { why: error instanceof Error ? error.message : String(error) }),
  )
}

async function getRefusalOutcome(error: ApiFailure, text: Text): Promise<PayOutcome> {
  const { code, errors = [], quote, bookingId } = error.response
  const message = getSentence(error, text('booking.payment.bookingFailed'))
  const own = readDraft().bookingId
  const terms = readChangedTerms(error)
  if (terms) return { kind: 'terms-changed', message, terms }
  if (code === 'price_changed' && quote) return { kind: 'price-changed', message, quote }
  const closed = own ?? bookingId
  if (code === 'booking_closed' && closed) return { kind: 'closed', message, bookingId: closed }
  if (code === 'payment_used' && own) return paidElsewhere(own, message)
  if (code === 'payment_used' && bookingId) return bookedAlready(bookingId, message)
  const field = code && FIELD_OF_CODE[code]
  if (field) return { kind: 'revise', problems: { [field]: message } }
  const problems = Object.fromEntries(
    errors.flatMap(({ path, message }) => (getProblemField(path) ? [[getProblemField(path), message]] : [])),
  )
  if (Object.keys(problems).length > 0) return { kind: 'revise', problems }
  return failed(message, isRefused(error) ? undefined : text('booking.payment.neverTwice'))
}

const FIELD_OF_CODE: Readonly<Record<string, ProblemField>> = {
  theme_unavailable: 'theme',
  date_unavailable: 'date',
  addon_unavailable: 'addons',
  outside_area: 'zipCode',
  unknown_zip: 'zipCode',
}

/** Returns the result of this draft's booking if it was paid by an attempt whose response was lost. */
async function paidElsewhere(bookingId: string, message: string): Promise<PayOutcome> {
  const result = await settlePayment(bookingId).catch(() => undefined)
  return result?.booking.isPaid ? getResultOutcome(result) : failed(message)
}

async function bookedAlready(bookingId: string, message: string): Promise<PayOutcome> {
  const result = await settlePayment(bookingId).catch(() => undefined)
  return result?.booking.isPaid ? { kind: 'booked-already', booking: result.booking } : failed(message)
}
