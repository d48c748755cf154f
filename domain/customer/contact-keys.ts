/** Replaces everything that identified a person. */
export const ERASED = 'erased'

const PHONE_DIGITS = 10

/** Returns the form in which e-mail addresses are compared: two spellings of one mailbox are equal. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Returns the mailbox that an address leads to, to count what is sent there: providers deliver `maria+anything@` to
 * `maria@`. Never where to write to, nor who somebody is.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  return key.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/, '') + key.slice(Math.max(at, 0))
}

/**
 * Returns the ten digits of a United States phone number for comparison, however it was typed; nothing if it cannot be
 * a personal number: too short, or one digit repeated to fill the field.
 */
export function phoneKey(phone: string): string | undefined {
  const digits = phone.replace(/[^0-9]/g, '').slice(-PHONE_DIGITS)
  return digits.length < PHONE_DIGITS || /^(\d)\1*$/.test(digits) ? undefined : digits
}

/**
 * Returns a United States phone number as texts are addressed (`+13055550123`), however it was typed; nothing if it is
 * none.
 */
export function textNumber(phone: string): string | undefined {
  const digits = phone.replace(/[^0-9]/g, '')
  const isAmerican = digits.length === PHONE_DIGITS || /^1\d{10}$/.test(digits)
  const key = isAmerican ? phoneKey(digits) : undefined
  return key && /^[2-9]/.test(key) ? `+1${key}` : undefined
}
