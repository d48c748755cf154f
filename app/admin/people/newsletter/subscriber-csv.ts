import type { Subscriber } from '#contract/people/newsletter.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { CsvColumn } from '#domain/foundation/text/csv.ts'

export function subscriberColumns(text: Text): readonly CsvColumn<Subscriber>[] {
  return [
    [text('admin.newsletter.address'), ({ email }) => email],
    [text('admin.newsletter.state'), ({ state }) => text(`admin.newsletter.states.${state}`)],
    [text('admin.newsletter.since'), ({ createdAt }) => createdAt],
    [text('admin.newsletter.confirmed'), ({ confirmedAt }) => confirmedAt],
    [text('admin.newsletter.left'), ({ unsubscribedAt }) => unsubscribedAt],
    ['Link to unsubscribe', ({ unsubscribeUrl }) => unsubscribeUrl],
    [text('admin.newsletter.language'), ({ language }) => text('admin.languageName', { language })],
  ]
}
