import type { BookingPolicy, PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { check, integer, jsonb, pgTable, sql, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, instant, updatedAt, version } from '../columns.ts'

/**
 * At most one row, with id 1; without it the defaults of domain/catalogue/pricing/pricing-settings.ts apply. Amounts are cents.
 */
export const pricingSettings = pgTable(
  'pricing_settings',
  {
    id: integer('id').primaryKey().default(1),
    delivery: jsonb('delivery').$type<PricingSettings['delivery']>().notNull(),
    tax: jsonb('tax').$type<PricingSettings['tax']>().notNull(),
    policy: jsonb('policy').$type<PricingSettings['policy']>().notNull(),
    // What follows is null until the owner sets it.
    changes: jsonb('changes').$type<PricingSettings['changes']>(),
    ways: jsonb('ways').$type<PricingSettings['ways']>(),
    damage: jsonb('damage').$type<PricingSettings['damage']>(),
    hold: jsonb('hold').$type<PricingSettings['hold']>(),
    autopay: jsonb('autopay').$type<PricingSettings['autopay']>(),
    rules: jsonb('rules').$type<PricingSettings['rules']>(),
    minimums: jsonb('minimums').$type<PricingSettings['minimums']>(),
    waiver: jsonb('waiver').$type<PricingSettings['waiver']>(),
    nights: jsonb('nights').$type<PricingSettings['nights']>(),
    /** The most nights that could ever be booked: no stored party is longer. */
    longestStay: integer('longest_stay').notNull().default(1),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('pricing_settings_single_row', sql`${table.id} = 1`)],
)

/** The policies that the owner has set. Rows are only ever added; version 1 is the published policy and has no row. */
export const policyVersions = pgTable('policy_versions', {
  version: integer('version').primaryKey(),
  policy: jsonb('policy').$type<BookingPolicy>().notNull(),
  appliesFrom: instant('applies_from').notNull(),
  /** A username; missing for a policy set under a release without this table. */
  setBy: text('set_by'),
})
