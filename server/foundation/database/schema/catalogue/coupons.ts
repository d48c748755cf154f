import { DISCOUNT_TYPES } from '#domain/catalogue/pricing/discount.ts'
import { check, pgEnum, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { cents, edited, id, instant } from '../columns.ts'

export const discountType = pgEnum('discount_type', DISCOUNT_TYPES)

export const coupons = pgTable(
  'coupons',
  (t) => ({
    id: id(),
    code: t.text('code').notNull().unique(),
    description: t.text('description'),
    discountType: discountType('discount_type').notNull(),
    /** Cents, or hundredths of a percent. */
    discountValueHundredths: cents('discount_value').notNull(),
    minimumAmountCents: cents('minimum_amount'),
    maxUses: t.integer('max_uses'),
    usedCount: t.integer('used_count').notNull().default(0),
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    active: t.boolean('active').notNull().default(true),
    ...edited(),
  }),
  (table) => [
    check('coupons_code_shape', sql`${table.code} ~ '^[A-Z0-9_-]{3,20}$'`),
    check('coupons_value_positive', sql`${table.discountValueHundredths} > 0`),
    check(
      'coupons_percentage_at_most_100',
      sql`${table.discountType} <> 'percentage' or ${table.discountValueHundredths} <= 100`,
    ),
    check(
      'coupons_minimum_not_negative',
      sql`${table.minimumAmountCents} is null or ${table.minimumAmountCents} >= 0`,
    ),
    check('coupons_max_uses_positive', sql`${table.maxUses} is null or ${table.maxUses} >= 1`),
    check('coupons_used_not_negative', sql`${table.usedCount} >= 0`),
  ],
)
