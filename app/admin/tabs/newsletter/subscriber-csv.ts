import { type CsvColumn, headerLine, rowLines } from '#app/lib/csv.ts'
import type { Subscriber } from '#contract/newsletter.ts'
import { STATES, WORDS } from './newsletter-words.ts'

const COLUMNS: readonly CsvColumn<Subscriber>[] = [
  [WORDS.address, ({ email }) => email],
  [WORDS.state, ({ state }) => STATES[state].words],
  [WORDS.since, ({ createdAt }) => createdAt],
  [WORDS.confirmed, ({ confirmedAt }) => confirmedAt],
  [WORDS.left, ({ unsubscribedAt }) => unsubscribedAt],
  [WORDS.link, ({ unsubscribeUrl }) => unsubscribeUrl],
]

export const SUBSCRIBER_CSV_HEADER = headerLine(COLUMNS)

/** What stands under the header, each address on a new line. */
export function subscriberCsvRows(subscribers: readonly Subscriber[]): string {
  return rowLines(COLUMNS, subscribers)
}
