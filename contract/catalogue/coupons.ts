import { z } from 'zod'
import { COUPON_CODE_PATTERN, normalizeCouponCode } from '#domain/catalogue/pricing/coupon.ts'
import { DISCOUNT_TYPES } from '#domain/catalogue/pricing/discount.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, instant, optionalText, wholeNumber } from '../wire/fields.ts'

export const DiscountType = z.enum(DISCOUNT_TYPES, { error: fieldError('coupons.typeNeeded') })

export const Coupon = namedObject('Coupon', {
  id: z.int(),
  code: z.string(),
  description: z.string().nullable(),
  discountType: DiscountType,
  discountValue: decimal,
  minimumAmount: decimal.nullable(),
  maxUses: z.int().nullable(),
  usedCount: z.int(),
  validFrom: instant.nullable(),
  validUntil: instant.nullable(),
  active: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
})
export type Coupon = z.infer<typeof Coupon>

const CODE_AND_VALUE = fieldError('coupons.codeAndValue')
const emptyToNull = <Value>(value: Value | '' | undefined) =>
  value === '' || value === undefined ? null : value

/** An empty number or date is stored as null. A date without a time means that day in Miami. */
const optionalInstant = z.preprocess(
  emptyToNull,
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: fieldError('fields.validDate') })
    .nullable(),
)

const couponFields = z.object({
  code: z
    .string({ error: CODE_AND_VALUE })
    .trim()
    .min(1, CODE_AND_VALUE)
    .transform(normalizeCouponCode)
    .refine((code) => COUPON_CODE_PATTERN.test(code), fieldError('coupons.codeCharacters')),
  description: optionalText(500),
  discountType: DiscountType,
  discountValue: amount({
    missing: CODE_AND_VALUE,
    message: fieldError('coupons.valueNumber'),
    zero: fieldError('coupons.valuePositive'),
  }),
  minimumAmount: z.preprocess(emptyToNull, amount().nullable()),
  maxUses: z.preprocess(
    emptyToNull,
    wholeNumber(fieldError('coupons.maxUsesWhole'), {
      min: 1,
      max: 1_000_000,
      tooSmall: fieldError('coupons.maxUsesOne'),
    }).nullable(),
  ),
  validFrom: optionalInstant,
  validUntil: optionalInstant,
  active: z.boolean(),
})

export const NewCoupon = couponFields.extend({ active: z.boolean().default(true) })
export const CouponChange = couponFields.extend({ version: z.int32() }).partial()

/** Everything that visitors see of a coupon. */
export const CouponTerms = Coupon.pick({ code: true, discountType: true, discountValue: true }).meta({
  id: 'CouponTerms',
})
export type CouponTerms = z.infer<typeof CouponTerms>

const tag = 'Coupons'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'coupons' })
export const validateCoupon = visitors.post('/api/coupons/validate', 'Check whether a coupon can be used', {
  body: z.object({
    code: z
      .string({ error: fieldError('coupons.codeNeeded') })
      .trim()
      .min(1, fieldError('coupons.codeNeeded'))
      .max(50),
  }),
  returns: CouponTerms,
  refuses: [404, 409],
})
export const listCoupons = staff.get('/api/coupons', 'List all coupons', { returns: z.array(Coupon) })
export const createCoupon = staff.post('/api/coupons', 'Create a coupon', {
  body: NewCoupon,
  creates: Coupon,
  refuses: [409],
})
export const changeCoupon = staff.patch('/api/coupons/:id', 'Update a coupon', {
  body: CouponChange,
  returns: Coupon,
  refuses: [409],
})
export const deleteCoupon = staff.delete('/api/coupons/:id', 'Delete a coupon')
