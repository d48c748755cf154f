import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { toPlainCharacters } from '#domain/foundation/text/plain-characters.ts'
import type { Discount } from './discount.ts'

/** What decides whether a coupon can be used; null means no limit. */
export type CouponLimits = {
  readonly active: boolean
  readonly minimumAmountCents: Cents | null
  readonly maxUses: number | null
  readonly usedCount: number
  readonly validFrom: Date | null
  /** The last valid instant; a coupon entered with only a date is valid until that day ends. */
  readonly validUntil: Date | null
}

export const COUPON_CODE_PATTERN = /^[A-Za-z0-9_-]{3,20}$/

/** Returns a code as it is stored. Staff who enter one with a blank inside are told so. */
export function normalizeCouponCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Returns the code that a family means: without invisible marks and blanks, which no code has, in plain characters. */
export function readCouponCode(typed: string): string {
  return normalizeCouponCode(toPlainCharacters(typed).replaceAll(' ', ''))
}

/**
 * Returns why the coupon cannot be used now, or undefined. Checks the minimum amount against the booking's total, if
 * that is known.
 */
export function couponRefusal(
  coupon: CouponLimits,
  { now, totalCents }: { readonly now: Date; readonly totalCents?: Cents },
): Refusal | undefined {
  const no = (sentence: Message) => refuse('coupon_invalid', sentence)
  if (!coupon.active) return no(message('coupons.inactive'))
  if (coupon.validFrom && now < coupon.validFrom) {
    return no(message('coupons.tooEarly'))
  }
  if (isExpired(coupon, now)) return no(message('coupons.expired'))
  if (isUsedUp(coupon)) {
    return no(message('coupons.usedUp'))
  }
  const minimum = coupon.minimumAmountCents ?? 0
  if (totalCents !== undefined && totalCents < minimum) {
    return no(message('coupons.minimum', { amount: minimum }))
  }
  return undefined
}

/**
 * Returns what is wrong with the combination of a coupon's terms, worded for its form. `discountValue` is as in
 * Discount.
 */
export function couponTermsProblem(
  terms: Pick<Discount, 'discountType' | 'discountValue'> & Pick<CouponLimits, 'validFrom' | 'validUntil'>,
): { readonly field: 'discountValue' | 'validUntil'; readonly message: Message } | undefined {
  if (terms.discountType === 'percentage' && terms.discountValue > WHOLE_PERCENTAGE) {
    return { field: 'discountValue', message: message('admin.coupons.percentAtMost') }
  }
  if (terms.validFrom && terms.validUntil && terms.validUntil < terms.validFrom) {
    return { field: 'validUntil', message: message('fields.lastBeforeFirst') }
  }
  return undefined
}

export type CouponDisplayStatus = 'Inactive' | 'Expired' | 'Max Uses Reached' | 'Active'

/** Returns the status shown in the staff's list; if several apply, the first in this order. */
export function couponDisplayStatus(
  coupon: Pick<CouponLimits, 'active' | 'validUntil' | 'maxUses' | 'usedCount'>,
  now: Date,
): CouponDisplayStatus {
  if (!coupon.active) return 'Inactive'
  if (isExpired(coupon, now)) return 'Expired'
  if (isUsedUp(coupon)) return 'Max Uses Reached'
  return 'Active'
}

function isExpired({ validUntil }: Pick<CouponLimits, 'validUntil'>, now: Date): boolean {
  return validUntil !== null && now > validUntil
}

function isUsedUp({ maxUses, usedCount }: Pick<CouponLimits, 'maxUses' | 'usedCount'>): boolean {
  return maxUses !== null && usedCount >= maxUses
}
