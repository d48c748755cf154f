import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { SUBSCRIPTION_STATES } from '#domain/site/newsletter.ts'
import { check, index, pgEnum, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, instant } from '../columns.ts'
import { language } from '../languages.ts'

export const subscriptionState = pgEnum('subscription_state', SUBSCRIPTION_STATES)

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  (t) => ({
    id: id(),
    /** In lower case. */
    email: t.text('email').notNull().unique(),
    /** The language of the page where it was entered; used for mails and the pages behind their links. */
    language: language('language').notNull().default(DEFAULT_LANGUAGE),
    state: subscriptionState('state').notNull().default('subscribed'),
    /** When the recipient confirmed the address; null if no confirmation was requested. */
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    check(
      'newsletter_subscribers_unsubscribed',
      sql`(${table.state} = 'unsubscribed') = (${table.unsubscribedAt} is not null)`,
    ),
    index('newsletter_subscribers_newest').on(table.createdAt, table.id),
  ],
)
