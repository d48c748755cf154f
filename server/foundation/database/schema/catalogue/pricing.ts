import type { AutopaySettings } from '#domain/catalogue/pricing/autopay-settings.ts'
import type {
  Minimum,
  NightSettings,
  WaiverSettings,
} from '#domain/catalogue/pricing/price-list/list-terms.ts'
import type { PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type {
  BookingPolicy,
  DamageSettings,
  DeliverySettings,
  HoldSettings,
  OrderChangeSettings,
  TaxSettings,
} from '#domain/catalogue/pricing/pricing-settings.ts'
import type { WaySettings } from '#domain/catalogue/pricing/ways.ts'
import { check, integer, jsonb, pgTable, sql, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, instant, updatedAt, version } from '../columns.ts'

/**
 * At most one row, with id 1; without it the defaults of domain/catalogue/pricing/pricing-settings.ts apply. Amounts are cents.
 */
export const pricingSettings = pgTable(
  'pricing_settings',
  {
    id: integer('id').primaryKey().default(1),
    delivery: jsonb('delivery').$type<DeliverySettings>().notNull(),
    tax: jsonb('tax').$type<TaxSettings>().notNull(),
    policy: jsonb('policy').$type<BookingPolicy>().notNull(),
    /** Null until the owner sets it. */
    changes: jsonb('changes').$type<OrderChangeSettings>(),
    /** Null until the owner sets it. */
    ways: jsonb('ways').$type<WaySettings>(),
    /** Null until the owner sets it. */
    damage: jsonb('damage').$type<DamageSettings>(),
    hold: jsonb('hold').$type<HoldSettings>(),
    autopay: jsonb('autopay').$type<AutopaySettings>(),
    rules: jsonb('rules').$type<readonly PriceRule[]>(),
    minimums: jsonb('minimums').$type<readonly Minimum[]>(),
    waiver: jsonb('waiver').$type<WaiverSettings>(),
    nights: jsonb('nights').$type<NightSettings>(),
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
