import { REQUIREMENT_UNITS, RESOURCE_KINDS } from '#domain/calendar/resources/resources.ts'
import { check, index, pgEnum, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { addons, themes } from '../catalogue/catalogue.ts'
import { createdAt, edited, id, rowId } from '../columns.ts'

export const resourceKind = pgEnum('resource_kind', RESOURCE_KINDS)
export const requirementUnit = pgEnum('requirement_unit', REQUIREMENT_UNITS)

export const resources = pgTable(
  'resources',
  (t) => ({
    id: id(),
    name: t.text('name').notNull(),
    kind: resourceKind('kind').notNull(),
    /** 0 for frames and kits, whose number is in the settings and the themes. */
    quantity: t.integer('quantity').notNull(),
    /** Marks the single row of the frames of all teepees. */
    isFrames: t.boolean('is_frames').notNull().default(false),
    /** Set for the row of a theme's kits, which a trigger adds with the theme. */
    themeId: rowId('theme_id', () => themes.id, 'cascade').unique(),
    daysBefore: t.integer('days_before').notNull().default(0),
    daysAfter: t.integer('days_after').notNull().default(0),
    ...edited(),
  }),
  (table) => [
    check(
      'resources_numbers',
      sql`${table.quantity} >= 0 and ${table.daysBefore} between 0 and 14 and ${table.daysAfter} between 0 and 14`,
    ),
  ],
)

const resourceId = () => rowId('resource_id', () => resources.id, 'cascade').notNull()

/** Days on which there are more or fewer of a resource, such as during a repair. */
export const resourceChanges = pgTable(
  'resource_changes',
  (t) => ({
    id: id(),
    resourceId: resourceId(),
    from: t.date('from_day', { mode: 'string' }).notNull(),
    to: t.date('to_day', { mode: 'string' }).notNull(),
    delta: t.integer('delta').notNull(),
    reason: t.text('reason'),
    createdAt: createdAt(),
  }),
  (table) => [
    check('resource_changes_days', sql`${table.from} <= ${table.to}`),
    index('resource_changes_by_resource').on(table.resourceId),
  ],
)

/** How much of a resource a theme or an add-on needs. */
export const resourceRequirements = pgTable(
  'resource_requirements',
  (t) => ({
    id: id(),
    resourceId: resourceId(),
    themeId: rowId('theme_id', () => themes.id, 'cascade'),
    addonId: rowId('addon_id', () => addons.id, 'cascade'),
    per: requirementUnit('per').notNull(),
    count: t.integer('count').notNull(),
  }),
  (table) => [
    check('resource_requirements_one', sql`num_nonnulls(${table.themeId}, ${table.addonId}) = 1`),
    check('resource_requirements_count', sql`${table.count} between 1 and 1000`),
    index('resource_requirements_by_resource').on(table.resourceId),
    index('resource_requirements_by_addon').on(table.addonId),
  ],
)
