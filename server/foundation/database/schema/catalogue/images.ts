import { index, pgEnum, pgTable } from '#server/foundation/database/drizzle.ts'
import { createdAt, id } from '../columns.ts'

export type ImageVariant = {
  format: 'avif' | 'webp' | 'jpeg' | 'png'
  width: number
  height: number
  file: string
  bytes: number
}

/**
 * `writing` while files are added or removed, `deleted` once none are left, so that a later save with that picture can
 * be refused with the correct message.
 */
export const imageStatus = pgEnum('image_status', ['writing', 'ready', 'deleted'])

/** An uploaded picture. Themes, add-ons and settings store its `path`. */
export const images = pgTable(
  'images',
  (t) => ({
    id: id(),
    path: t.text('path').notNull().unique(),
    filename: t.text('filename').notNull(),
    status: imageStatus('status').notNull().default('writing'),
    width: t.integer('width').notNull(),
    height: t.integer('height').notNull(),
    bytes: t.integer('bytes').notNull(),
    variants: t.jsonb('variants').$type<ImageVariant[]>().notNull().default([]),
    placeholder: t.text('placeholder'),
    dominantColor: t.text('dominant_color'),
    /** A low-quality image placeholder; pictures from earlier releases get theirs later. */
    lqip: t.text('lqip'),
    focalX: t.real('focal_x').notNull().default(0.5),
    focalY: t.real('focal_y').notNull().default(0.5),
    createdAt: createdAt(),
  }),
  (table) => [index('images_newest').on(table.createdAt, table.id)],
)
