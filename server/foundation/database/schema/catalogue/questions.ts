import {
  ASKED_BY,
  ASKED_PER,
  QUESTION_KINDS,
  type QuestionOption,
  type ShownTo,
} from '#domain/catalogue/questions/question.ts'
import { boolean, index, integer, jsonb, pgTable, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, updatedAt, version } from '../columns.ts'

/** The owner's own questions to families. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    label: text('label').notNull(),
    labelEs: text('label_es'),
    kind: text('kind', { enum: QUESTION_KINDS }).notNull(),
    /** Null unless it is a choice. */
    options: jsonb('options').$type<readonly QuestionOption[]>(),
    required: boolean('required').notNull().default(false),
    per: text('per', { enum: ASKED_PER }).notNull().default('booking'),
    /** Null: for all of them. Ids of deleted ones may remain. */
    themeIds: integer('theme_ids').array(),
    addonIds: integer('addon_ids').array(),
    askedBy: text('asked_by', { enum: ASKED_BY }).notNull().default('wizard'),
    shownTo: jsonb('shown_to').$type<ShownTo>().notNull(),
    active: boolean('active').notNull().default(true),
    displayOrder: integer('display_order').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('questions_order').on(table.displayOrder, table.id)],
)
