/** What stands in the place of everything that told who somebody was. */
export const ERASED = 'erased'

const PHONE_DIGITS = 10

/** Returns the form in which an e-mail address is compared: two spellings of one mailbox are the same. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Returns the ten digits of a phone number of the United States by which it is compared, however it was typed; nothing
 * for what cannot be anybody's own number: one that is too short, or that repeats a single digit to fill the field.
 */
export function phoneKey(phone: string): string | undefined {
  const digits = phone.replace(/[^0-9]/g, '').slice(-PHONE_DIGITS)
  return digits.length < PHONE_DIGITS || /^(\d)\1*$/.test(digits) ? undefined : digits
}
