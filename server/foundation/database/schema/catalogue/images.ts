import { index, integer, jsonb, pgEnum, pgTable, real, text } from '#server/foundation/database/drizzle.ts'
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
  {
    id: id(),
    path: text('path').notNull().unique(),
    filename: text('filename').notNull(),
    status: imageStatus('status').notNull().default('writing'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    variants: jsonb('variants').$type<ImageVariant[]>().notNull().default([]),
    placeholder: text('placeholder'),
    dominantColor: text('dominant_color'),
    /** A low-quality image placeholder; pictures from earlier releases get theirs later. */
    lqip: text('lqip'),
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    createdAt: createdAt(),
  },
  (table) => [index('images_newest').on(table.createdAt, table.id)],
)
