import {
  ASKED_BY,
  ASKED_PER,
  QUESTION_KINDS,
  type QuestionOption,
  type ShownTo,
} from '#domain/catalogue/questions/question.ts'
import { index, pgTable } from '#server/foundation/database/drizzle.ts'
import { edited, id } from '../columns.ts'

/** The owner's own questions to families. */
export const questions = pgTable(
  'questions',
  (t) => ({
    id: id(),
    label: t.text('label').notNull(),
    labelEs: t.text('label_es'),
    kind: t.text('kind', { enum: QUESTION_KINDS }).notNull(),
    /** Null unless it is a choice. */
    options: t.jsonb('options').$type<readonly QuestionOption[]>(),
    required: t.boolean('required').notNull().default(false),
    per: t.text('per', { enum: ASKED_PER }).notNull().default('booking'),
    /** Null: for all of them. Ids of deleted ones may remain. */
    themeIds: t.integer('theme_ids').array(),
    addonIds: t.integer('addon_ids').array(),
    askedBy: t.text('asked_by', { enum: ASKED_BY }).notNull().default('wizard'),
    shownTo: t.jsonb('shown_to').$type<ShownTo>().notNull(),
    active: t.boolean('active').notNull().default(true),
    displayOrder: t.integer('display_order').notNull().default(0),
    ...edited(),
  }),
  (table) => [index('questions_order').on(table.displayOrder, table.id)],
)
