import type { DraftedAnswer } from '#contract/people/contact.ts'
import { index, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { createdAt, id } from '../columns.ts'
import { language } from '../languages.ts'

export const contactSubmissions = pgTable(
  'contact_submissions',
  (t) => ({
    id: id(),
    name: t.text('name').notNull(),
    email: t.text('email').notNull(),
    subject: t.text('subject').notNull(),
    message: t.text('message').notNull(),
    /** The language of the page it was written on. */
    language: language('language').notNull().default('en'),
    responded: t.boolean('responded').notNull().default(false),
    /** An answer that has not been sent yet. */
    draft: t.jsonb('draft').$type<DraftedAnswer>(),
    /** The answer that marked it as responded, as long as that was not undone: see `answerKey`. */
    answeredBy: t.text('answered_by'),
    createdAt: createdAt(),
  }),
  (table) => [
    index('contact_submissions_newest').on(table.createdAt, table.id),
    index('contact_submissions_by_email').on(sql`lower(${table.email})`),
  ],
)

/** Short texts that staff insert into their answers. */
export const savedAnswers = pgTable('saved_answers', (t) => ({
  id: id(),
  name: t.text('name').notNull().unique(),
  /** May contain the placeholders in `domain/people/conversations/saved-answers.ts`. */
  text: t.text('text').notNull(),
  createdAt: createdAt(),
}))
