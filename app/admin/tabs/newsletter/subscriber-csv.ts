import type { Subscriber } from '#contract/people/newsletter.ts'
import type { CsvColumn } from '#domain/text/csv.ts'
import { NEWSLETTER_WORDS } from './newsletter-words.ts'

/** Programs read them: English, whatever language the screen is in. */
const WORDS = NEWSLETTER_WORDS.en

export const SUBSCRIBER_COLUMNS: readonly CsvColumn<Subscriber>[] = [
  [WORDS.address, ({ email }) => email],
  [WORDS.state, ({ state }) => WORDS.states[state]],
  [WORDS.since, ({ createdAt }) => createdAt],
  [WORDS.confirmed, ({ confirmedAt }) => confirmedAt],
  [WORDS.left, ({ unsubscribedAt }) => unsubscribedAt],
  ['Link to unsubscribe', ({ unsubscribeUrl }) => unsubscribeUrl],
  [WORDS.language, ({ language }) => WORDS.languages[language]],
]
