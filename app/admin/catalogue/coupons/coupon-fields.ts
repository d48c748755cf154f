import type { Problems } from '#app/admin/kit/forms/form-inputs.ts'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { type Coupon, createCoupon } from '#contract/catalogue/coupons.ts'
import { couponTermsProblem } from '#domain/catalogue/pricing/coupon.ts'
import type { DiscountType } from '#domain/catalogue/pricing/discount.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { dayBegins, dayEnds, isPartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'

const NEW_COUPON = {
  code: '',
  description: '',
  discountType: 'percentage' as DiscountType,
  discountValue: '10',
  minimumAmount: '',
  maxUses: '',
  validFrom: '',
  validUntil: '',
  active: true,
}
/** The fields of a coupon as typed; dates are days in Miami. */
export type CouponFields = typeof NEW_COUPON

export function toCouponFields(coupon: Coupon | undefined): CouponFields {
  if (!coupon) return NEW_COUPON
  const toDay = (instant: string | null) => (instant ? partyDayAt(new Date(instant)) : '')
  return {
    code: coupon.code,
    description: coupon.description ?? '',
    discountType: coupon.discountType,
    discountValue: coupon.discountValue,
    minimumAmount: coupon.minimumAmount ?? '',
    maxUses: coupon.maxUses === null ? '' : String(coupon.maxUses),
    validFrom: toDay(coupon.validFrom),
    validUntil: toDay(coupon.validUntil),
    active: coupon.active,
  }
}

function toCouponBody({ code, active, discountType, discountValue, ...optional }: CouponFields) {
  const { description, minimumAmount, maxUses, validFrom, validUntil } = optional
  return {
    code: code.trim().toUpperCase(),
    description: description.trim() || null,
    discountType,
    discountValue,
    minimumAmount: minimumAmount || null,
    maxUses: maxUses || null,
    validFrom: validFrom || null,
    validUntil: validUntil || null,
    active,
  }
}

export const COUPON_RULES = {
  schema: createCoupon.body,
  toBody: toCouponBody,
  findMore: findTermsProblem,
} satisfies FormRules<CouponFields>

/** The server's own rule about related fields; dates are days in Miami. */
function findTermsProblem(
  { discountType, discountValue, validFrom, validUntil }: CouponFields,
  text: Text,
): Problems<CouponFields> {
  const value = parseDollars(discountValue)
  if (!value) return {}
  const problem = couponTermsProblem({
    discountType,
    discountValue: value,
    validFrom: isPartyDay(validFrom) ? dayBegins(validFrom) : null,
    validUntil: isPartyDay(validUntil) ? dayEnds(validUntil) : null,
  })
  return problem ? { [problem.field]: text(problem.message) } : {}
}
