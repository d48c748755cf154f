import type { CsvColumn } from '#app/lib/csv.ts'
import type { Subscriber } from '#contract/newsletter.ts'
import { STATES, WORDS } from './newsletter-words.ts'

export const SUBSCRIBER_COLUMNS: readonly CsvColumn<Subscriber>[] = [
  [WORDS.address, ({ email }) => email],
  [WORDS.state, ({ state }) => STATES[state].words],
  [WORDS.since, ({ createdAt }) => createdAt],
  [WORDS.confirmed, ({ confirmedAt }) => confirmedAt],
  [WORDS.left, ({ unsubscribedAt }) => unsubscribedAt],
  [WORDS.link, ({ unsubscribeUrl }) => unsubscribeUrl],
]
