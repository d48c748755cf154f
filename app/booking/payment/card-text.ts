import type { BookingWords } from '../words/english.ts'

/** The digits of a card's number in groups of four, as on the card. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** What was typed for the expiry as `MM / YY`; `1/30` and `12/2030` are understood too. */
export function writeExpiry(typed: string): string {
  const padded = /^\s*\d\s*\//.test(typed) ? `0${typed.trim()}` : typed
  const digits = padded.replace(/\D/g, '')
  const month = digits.slice(0, 2)
  const year = digits.slice(2)
  // The slash comes by itself, but not back when it has just been deleted.
  if (year === '') return month.length === 2 && typed.includes('/') ? `${month} / ` : month
  return `${month} / ${year.length === 4 ? year.slice(2) : year.slice(0, 4)}`
}

export type CardText = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly zip: string
}

type CardWords = Pick<
  BookingWords['payment'],
  'numberIncomplete' | 'expiryIncomplete' | 'cvcIncomplete' | 'zipIncomplete'
>

/** What is not filled in yet, in the words of Stripe's card form. Whether the card is good, the provider says. */
export function cardProblems(
  { number, expiry, cvc, zip }: CardText,
  words: CardWords,
): Partial<Record<keyof CardText, string>> {
  const digits = (text: string) => text.replace(/\D/g, '').length
  return {
    ...(digits(number) < 14 ? { number: words.numberIncomplete } : {}),
    ...(digits(expiry) < 4 ? { expiry: words.expiryIncomplete } : {}),
    ...(digits(cvc) < 3 ? { cvc: words.cvcIncomplete } : {}),
    ...(zip.trim().length < 3 ? { zip: words.zipIncomplete } : {}),
  }
}
