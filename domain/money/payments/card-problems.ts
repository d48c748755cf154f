import { type Message, message } from '#domain/foundation/messages/message.ts'

/** A card as typed into the form of the test payments. */
export type CardText = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly zip: string
}

/** Returns what is wrong with each field, in the words of Stripe's card form; nothing if the card can be tried. */
export function findCardProblems(
  { number, expiry, cvc, zip }: CardText,
  now: Date,
): Partial<Record<keyof CardText, Message>> {
  const ofNumber = numberProblem(number.replace(/[\s-]/g, ''))
  const ofExpiry = expiryProblem(expiry, now)
  return {
    ...(ofNumber && { number: ofNumber }),
    ...(ofExpiry && { expiry: ofExpiry }),
    ...(!/^\d{3,4}$/.test(cvc.trim()) && { cvc: message('booking.payment.cvcIncomplete') }),
    ...(zip.trim().length < 3 && { zip: message('booking.payment.zipIncomplete') }),
  }
}

function numberProblem(digits: string): Message | undefined {
  if (!/^\d{14,19}$/.test(digits)) return message('booking.payment.numberIncomplete')
  return passesLuhn(digits) ? undefined : message('booking.payment.numberInvalid')
}

function expiryProblem(typed: string, now: Date): Message | undefined {
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed)
  const month = Number(expiry?.[1])
  if (!expiry || month < 1 || month > 12) return message('booking.payment.expiryIncomplete')
  // A card is valid through the last day of its month.
  const firstDayAfter = Date.UTC(2000 + Number(expiry[2]), month, 1)
  return firstDayAfter <= now.getTime() ? message('booking.payment.expiryPassed') : undefined
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
