import type { PackingLine } from '#domain/calendar/resources/packing-list.ts'
import type { Package } from '#domain/catalogue/pricing/price-list/theme-prices.ts'
import { DEFAULT_PRICE_UNIT, PRICE_UNITS } from '#domain/catalogue/pricing/price-unit.ts'
import { check, index, pgEnum, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { cents, edited, id, noTexts } from '../columns.ts'

export const themes = pgTable(
  'themes',
  (t) => ({
    id: id(),
    name: t.text('name').notNull(),
    description: t.text('description').notNull(),
    pricePerTeepeeCents: cents('price_per_teepee').notNull(),
    /** Prices of whole numbers of teepees; null for a price per teepee alone. */
    packages: t.jsonb('packages').$type<readonly Package[]>(),
    eachFurtherCents: cents('each_further'),
    mostTeepees: t.integer('most_teepees'),
    mainImage: t.text('main_image').notNull(),
    galleryImages: t.text('gallery_images').array().notNull().default(noTexts),
    includedItems: t.text('included_items').array().notNull().default(noTexts),
    /** What the crew loads for a party; null for teepees, add-ons and resources alone. */
    packingList: t.jsonb('packing_list').$type<readonly PackingLine[]>(),
    available: t.boolean('available').notNull().default(true),
    featured: t.boolean('featured').notNull().default(false),
    displayOrder: t.integer('display_order').notNull().default(0),
    teepeeStock: t.integer('teepee_stock').notNull().default(10),
    ...edited(),
  }),
  (table) => [
    check('themes_price_not_negative', sql`${table.pricePerTeepeeCents} >= 0`),
    check('themes_stock_not_negative', sql`${table.teepeeStock} >= 0`),
    check('themes_name_present', sql`length(btrim(${table.name})) > 0`),
    index('themes_order').on(table.displayOrder, table.id),
  ],
)

export const priceUnit = pgEnum('price_unit', PRICE_UNITS)

export const addons = pgTable(
  'addons',
  (t) => ({
    id: id(),
    name: t.text('name').notNull(),
    description: t.text('description').notNull(),
    priceCents: cents('price').notNull(),
    priceUnit: priceUnit('price_unit').notNull().default(DEFAULT_PRICE_UNIT),
    image: t.text('image').notNull().default(''),
    galleryImages: t.text('gallery_images').array().notNull().default(noTexts),
    available: t.boolean('available').notNull().default(true),
    featured: t.boolean('featured').notNull().default(false),
    displayOrder: t.integer('display_order').notNull().default(0),
    /** How many exist; null for unlimited. */
    stock: t.integer('stock'),
    ...edited(),
  }),
  (table) => [
    check('addons_stock_not_negative', sql`${table.stock} >= 0`),
    check('addons_price_not_negative', sql`${table.priceCents} >= 0`),
    check('addons_name_present', sql`length(btrim(${table.name})) > 0`),
    index('addons_order').on(table.displayOrder, table.id),
  ],
)
