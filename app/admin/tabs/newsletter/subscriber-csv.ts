import { csvLine } from '#app/lib/csv.ts'
import type { Subscriber } from '#contract/newsletter.ts'
import { STATES, WORDS } from './newsletter-words.ts'

export const SUBSCRIBER_CSV_HEADER = csvLine([
  WORDS.address,
  WORDS.state,
  WORDS.since,
  WORDS.confirmed,
  WORDS.left,
  WORDS.link,
])

export function subscriberCsvLine(subscriber: Subscriber): string {
  const { email, state, createdAt, confirmedAt, unsubscribedAt, unsubscribeUrl } = subscriber
  return csvLine([email, STATES[state].words, createdAt, confirmedAt, unsubscribedAt, unsubscribeUrl])
}
