import type { PackingLine } from '#domain/calendar/resources/packing-list.ts'
import type { Package } from '#domain/catalogue/pricing/price-list/theme-prices.ts'
import { DEFAULT_PRICE_UNIT, PRICE_UNITS } from '#domain/catalogue/pricing/price-unit.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  sql,
  text,
} from '#server/foundation/database/drizzle.ts'
import { cents, createdAt, id, noTexts, updatedAt, version } from '../columns.ts'

export const themes = pgTable(
  'themes',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    pricePerTeepeeCents: cents('price_per_teepee').notNull(),
    /** Prices of whole numbers of teepees; null for a price per teepee alone. */
    packages: jsonb('packages').$type<readonly Package[]>(),
    eachFurtherCents: cents('each_further'),
    mostTeepees: integer('most_teepees'),
    mainImage: text('main_image').notNull(),
    galleryImages: text('gallery_images').array().notNull().default(noTexts),
    includedItems: text('included_items').array().notNull().default(noTexts),
    /** What the crew loads for a party; null for teepees, add-ons and resources alone. */
    packingList: jsonb('packing_list').$type<readonly PackingLine[]>(),
    available: boolean('available').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    displayOrder: integer('display_order').notNull().default(0),
    teepeeStock: integer('teepee_stock').notNull().default(10),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
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
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    priceCents: cents('price').notNull(),
    priceUnit: priceUnit('price_unit').notNull().default(DEFAULT_PRICE_UNIT),
    image: text('image').notNull().default(''),
    galleryImages: text('gallery_images').array().notNull().default(noTexts),
    available: boolean('available').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    displayOrder: integer('display_order').notNull().default(0),
    /** How many exist; null for unlimited. */
    stock: integer('stock'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('addons_stock_not_negative', sql`${table.stock} >= 0`),
    check('addons_price_not_negative', sql`${table.priceCents} >= 0`),
    check('addons_name_present', sql`length(btrim(${table.name})) > 0`),
    index('addons_order').on(table.displayOrder, table.id),
  ],
)
