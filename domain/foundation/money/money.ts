/** An amount of US dollars as a whole number of cents. */
export type Cents = number

/** The smallest amount a card can be charged: $0.50. */
export const MINIMUM_PAYMENT_CENTS: Cents = 50

/** The largest amount the database stores: PostgreSQL numeric(10,2), $99,999,999.99. */
export const MAXIMUM_CENTS: Cents = 9_999_999_999

const DOLLARS = /^(-?)(\d{1,8})(?:\.(\d{1,2}))?$/

/**
 * Parses a decimal number of dollars to cents exactly, without binary fractions. Returns undefined for anything but a
 * plain number with at most two decimals that fits numeric(10,2). A percentage ("12.5") becomes hundredths of a percent
 * (1250).
 */
export function parseDollars(
  value: string | number,
  { allowNegative = false }: { readonly allowNegative?: boolean } = {},
): Cents | undefined {
  const match = DOLLARS.exec(String(value))
  if (!match) return undefined
  const [, sign, dollars, decimals = ''] = match
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, '0'))
  if (sign !== '-') return cents
  return allowNegative ? 0 - cents : undefined
}

/** Formats cents for the API: `24900` becomes `"249.00"`. */
export function toDecimal(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Formats cents for people: `124900` becomes `"$1,249.00"`. */
export function formatDollars(cents: Cents): string {
  const grouped = toDecimal(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${cents < 0 ? '-' : ''}$${grouped}`
}

export function addUp(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, cents) => sum + cents, 0)
}

/** Formats a catalogue price for people: dollars, or "Free" for zero. */
export function formatPrice(cents: Cents, free = 'Free'): string {
  return cents === 0 ? free : formatDollars(cents)
}

/** 100 %, in hundredths of a percent. */
export const WHOLE_PERCENTAGE = 10_000

/**
 * Returns a share of a non-negative amount in cents, rounded half up.
 * @param percentHundredths hundredths of a percent: 1250 is 12.5%
 */
export function takePercent(cents: Cents, percentHundredths: number): Cents {
  // Split so that no product exceeds the safe integers: whole ten-thousands leave no remainder to round.
  const rest = cents % WHOLE_PERCENTAGE
  const whole = (cents - rest) / WHOLE_PERCENTAGE
  const half = WHOLE_PERCENTAGE / 2
  return whole * percentHundredths + Math.floor((rest * percentHundredths + half) / WHOLE_PERCENTAGE)
}

/** Formats hundredths of a percent for people: 650 becomes `"6.5%"`. */
export function formatPercent(hundredths: number): string {
  return `${toDecimal(hundredths).replace(/\.?0+$/, '')}%`
}
