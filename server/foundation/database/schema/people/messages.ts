import type { DraftedAnswer } from '#contract/people/contact.ts'
import { boolean, index, jsonb, pgTable, sql, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, id } from '../columns.ts'
import { language } from '../languages.ts'

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The language of the page it was written on. */
    language: language('language').notNull().default('en'),
    responded: boolean('responded').notNull().default(false),
    /** An answer that has not been sent yet. */
    draft: jsonb('draft').$type<DraftedAnswer>(),
    /** The answer that marked it as responded, as long as that was not undone: see `answerKey`. */
    answeredBy: text('answered_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_submissions_newest').on(table.createdAt, table.id),
    index('contact_submissions_by_email').on(sql`lower(${table.email})`),
  ],
)

/** Short texts that staff insert into their answers. */
export const savedAnswers = pgTable('saved_answers', {
  id: id(),
  name: text('name').notNull().unique(),
  /** May contain the placeholders in `domain/people/conversations/saved-answers.ts`. */
  text: text('text').notNull(),
  createdAt: createdAt(),
})
