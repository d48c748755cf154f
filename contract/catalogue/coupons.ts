import { z } from 'zod'
import { COUPON_CODE_PATTERN, DISCOUNT_TYPES, normalizeCouponCode } from '#domain/catalogue/pricing/coupon.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, idParams, instant, optionalText, wholeNumber } from '../wire/fields.ts'

export const DiscountType = z.enum(DISCOUNT_TYPES, { error: fieldError('coupons.typeNeeded') })

export const Coupon = z
  .object({
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
  .meta({ id: 'Coupon' })
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
export const validateCoupon = endpoint({
  method: 'post',
  path: '/api/coupons/validate',
  summary: 'Check whether a coupon can be used',
  tag,
  staff: false,
  body: z.object({
    code: z
      .string({ error: fieldError('coupons.codeNeeded') })
      .trim()
      .min(1, fieldError('coupons.codeNeeded'))
      .max(50),
  }),
  responses: { 200: CouponTerms },
  refusals: [400, 404, 409],
})
export const listCoupons = endpoint({
  method: 'get',
  path: '/api/coupons',
  summary: 'List all coupons',
  tag,
  staff: 'coupons',
  responses: { 200: z.array(Coupon) },
})
export const createCoupon = endpoint({
  method: 'post',
  path: '/api/coupons',
  summary: 'Create a coupon',
  tag,
  staff: 'coupons',
  body: NewCoupon,
  responses: { 201: Coupon },
  refusals: [400, 409],
})
export const changeCoupon = endpoint({
  method: 'patch',
  path: '/api/coupons/:id',
  summary: 'Update a coupon',
  tag,
  staff: 'coupons',
  params: idParams,
  body: CouponChange,
  responses: { 200: Coupon },
  refusals: [400, 404, 409],
})
export const deleteCoupon = endpoint({
  method: 'delete',
  path: '/api/coupons/:id',
  summary: 'Delete a coupon',
  tag,
  staff: 'coupons',
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
