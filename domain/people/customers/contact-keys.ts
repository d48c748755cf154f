/** Replaces everything that identified an erased person. */
export const ERASED = 'erased'

const PHONE_DIGITS = 10

/** Returns the form in which e-mail addresses are compared: different spellings of one mailbox get the same key. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Returns the mailbox that an address leads to, for counting what is sent there: providers deliver `maria+anything@` to
 * `maria@`. Never use it as a recipient, or to identify somebody.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  return key.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '') + key.slice(Math.max(at, 0))
}

/**
 * A foreign number: a plus sign, the country's code and 7 to 15 digits in all. Numbers with +1 are written without it, in
 * ten digits. A zero in parentheses is refused: dialed from abroad, it leads nowhere.
 */
export const FOREIGN_PHONE_PATTERN = /^(?!.*\(0\))\+[2-9](?:[-. ()]{0,2}\d){6,14}$/

/** Returns whether the number says that it belongs to another country than the US and its neighbors. */
function isForeign(phone: string): boolean {
  return /^\s*\+\s*[2-9]/.test(phone)
}

/**
 * Returns the ten digits of a US phone number for comparison, however it was typed, or the digits of a foreign one after
 * a plus sign. Returns undefined if it cannot be a personal number: it is too short, or repeats one digit to fill the
 * field. `phoneKeySql` of the bookings' schema is the same rule for the database.
 */
export function phoneKey(phone: string): string | undefined {
  const all = phone.replace(/[^0-9]/g, '')
  if (isForeign(phone)) return `+${all}`
  const digits = all.slice(-PHONE_DIGITS)
  return digits.length < PHONE_DIGITS || /^(\d)\1*$/.test(digits) ? undefined : digits
}

/** Returns the form in which names are compared: without accents, and whatever the case and the blanks. */
function nameKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/**
 * Returns what two addresses of one family share: a phone number and the name it was given with. Neither is enough: a
 * number can be mistyped, or passed on to another family. Undefined if the number cannot be a personal one.
 */
export function familyKey(phone: string, name: string): string | undefined {
  const digits = phoneKey(phone)
  return digits && `${digits} ${nameKey(name)}`
}

/**
 * Returns a US phone number in the form that text messages need (E.164, `+13055550123`), however it was typed;
 * undefined if it is not one.
 */
export function textNumber(phone: string): string | undefined {
  const digits = phone.replace(/[^0-9]/g, '')
  const isAmerican = !isForeign(phone) && (digits.length === PHONE_DIGITS || /^1\d{10}$/.test(digits))
  const key = isAmerican ? phoneKey(digits) : undefined
  return key && /^[2-9]/.test(key) ? `+1${key}` : undefined
}

/**
 * Codes after +1 that cost a fortune, belong to no phone, or lie outside the United States, by the North American
 * Numbering Plan: Caribbean, Bermuda, Canada, then premium, toll-free and personal numbers. Puerto Rico and the other
 * territories are not listed.
 */
const NO_TEXT_CODES = new Set(
  (
    '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876 ' +
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 ' +
    '506 514 519 548 579 581 584 587 600 604 613 622 633 639 644 647 655 672 677 683 688 705 709 742 753 778 780 ' +
    '782 807 819 825 867 873 879 902 905 942 ' +
    '900 976 800 822 833 844 855 866 877 888 500 521 522 523 524 525 526 527 528 529 533 544 566 577 588 700 710'
  ).split(' '),
)

/** Returns the number to which texts may be sent: as `textNumber`, but only to phones in the United States. */
export function sendableNumber(phone: string): string | undefined {
  const number = textNumber(phone)
  return number && !NO_TEXT_CODES.has(number.slice(2, 5)) ? number : undefined
}
