import type { BookingPolicy, PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { check, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { edited, instant } from '../columns.ts'

/**
 * At most one row, with id 1; without it the defaults of domain/catalogue/pricing/pricing-settings.ts apply. Amounts are cents.
 */
export const pricingSettings = pgTable(
  'pricing_settings',
  (t) => ({
    id: t.integer('id').primaryKey().default(1),
    delivery: t.jsonb('delivery').$type<PricingSettings['delivery']>().notNull(),
    tax: t.jsonb('tax').$type<PricingSettings['tax']>().notNull(),
    policy: t.jsonb('policy').$type<PricingSettings['policy']>().notNull(),
    // What follows is null until the owner sets it.
    changes: t.jsonb('changes').$type<PricingSettings['changes']>(),
    ways: t.jsonb('ways').$type<PricingSettings['ways']>(),
    damage: t.jsonb('damage').$type<PricingSettings['damage']>(),
    hold: t.jsonb('hold').$type<PricingSettings['hold']>(),
    autopay: t.jsonb('autopay').$type<PricingSettings['autopay']>(),
    rules: t.jsonb('rules').$type<PricingSettings['rules']>(),
    minimums: t.jsonb('minimums').$type<PricingSettings['minimums']>(),
    waiver: t.jsonb('waiver').$type<PricingSettings['waiver']>(),
    nights: t.jsonb('nights').$type<PricingSettings['nights']>(),
    /** The most nights that could ever be booked: no stored party is longer. */
    longestStay: t.integer('longest_stay').notNull().default(1),
    ...edited(),
  }),
  (table) => [check('pricing_settings_single_row', sql`${table.id} = 1`)],
)

/** The policies that the owner has set. Rows are only ever added; version 1 is the published policy and has no row. */
export const policyVersions = pgTable('policy_versions', (t) => ({
  version: t.integer('version').primaryKey(),
  policy: t.jsonb('policy').$type<BookingPolicy>().notNull(),
  appliesFrom: instant('applies_from').notNull(),
  /** A username; missing for a policy set under a release without this table. */
  setBy: t.text('set_by'),
}))
