import type { Coupon } from '#contract/catalogue/coupons.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { type CouponLimits, couponTermsProblem } from '#domain/catalogue/pricing/coupon.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { dayBegins, dayEnds, isPartyDay } from '#domain/foundation/time/party-day.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { coupons } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { StaffKind } from '#server/foundation/staff-records/staff-changes.ts'

type CouponRow = typeof coupons.$inferSelect

export const COUPON = {
  table: coupons,
  subject: 'coupon',
  toFacts: (coupon) => ({ kind: 'text', text: String(coupon.code) }),
  what: 'coupon',
  find: async ({ db }, id) =>
    (await db.select().from(coupons).where(eq(coupons.id, id))).map(couponResponse)[0],
  isShownToVisitors: false,
  gone: refuse('not_found', 'coupons.gone'),
  duplicate: { ...refuse('conflict', 'coupons.codeTaken'), field: 'code' },
  getRefusal: (after) => termsRefusal(after as CouponRow),
} satisfies StaffKind

function termsRefusal(coupon: CouponRow): DetailedRefusal | undefined {
  const problem = couponTermsProblem({ ...coupon, discountValue: coupon.discountValueHundredths })
  return problem && { ...refuse('invalid', problem.message), field: problem.field }
}

type Entered = {
  readonly discountValue?: string | undefined
  readonly minimumAmount?: string | null | undefined
  readonly validFrom?: string | null | undefined
  readonly validUntil?: string | null | undefined
}

/**
 * Returns the columns for what staff entered. A date without a time means that day in Miami, from its first moment to
 * its last.
 */
export function couponColumns<T extends Entered>(entered: T) {
  const { validFrom, validUntil, discountValue, minimumAmount, ...rest } = entered
  return {
    ...rest,
    ...(discountValue === undefined ? {} : { discountValueHundredths: toCents(discountValue) }),
    ...(minimumAmount === undefined
      ? {}
      : { minimumAmountCents: minimumAmount === null ? null : toCents(minimumAmount) }),
    ...(validFrom === undefined ? {} : { validFrom: toInstant(validFrom, dayBegins) }),
    ...(validUntil === undefined ? {} : { validUntil: toInstant(validUntil, dayEnds) }),
  }
}

function toInstant(text: string | null, ofDay: (day: string) => Date): Date | null {
  if (text === null) return null
  return isPartyDay(text) ? ofDay(text) : new Date(text)
}

export function couponResponse({ discountValueHundredths, minimumAmountCents, ...row }: CouponRow): Coupon {
  return {
    ...row,
    discountValue: toDecimal(discountValueHundredths),
    minimumAmount: minimumAmountCents === null ? null : toDecimal(minimumAmountCents),
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/**
 * Converts a stored coupon to the form that domain/catalogue/pricing/coupon.ts needs.
 * @param ownUses how many of its uses belong to the requesting booking and are ignored
 */
export function couponLimits(coupon: typeof coupons.$inferSelect, ownUses = 0): CouponLimits {
  return { ...coupon, usedCount: coupon.usedCount - ownUses }
}
