/** Formats the digits of a card number in groups of four, as on the card. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats a typed expiry date as `MM / YY`; also accepts `1/30` and `12/2030`. */
export function writeExpiry(typed: string): string {
  const padded = /^\s*\d\s*\//.test(typed) ? `0${typed.trim()}` : typed
  const digits = padded.replace(/\D/g, '')
  const month = digits.slice(0, 2)
  const year = digits.slice(2)
  // The slash is inserted automatically, but not right after it was deleted.
  if (year === '') return month.length === 2 && typed.includes('/') ? `${month} / ` : month
  return `${month} / ${year.length === 4 ? year.slice(2) : year.slice(0, 4)}`
}
