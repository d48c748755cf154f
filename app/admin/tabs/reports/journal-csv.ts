import { type CsvCell, csvLine } from '#app/lib/csv.ts'
import type { Journal } from '#contract/journal.ts'
import type { PartyDay } from '#domain/party-day.ts'

/** What QuickBooks Online asks for when it imports journal entries; it is told nothing else about them. */
const HEADER = ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name']

/**
 * One row per line of an entry. Name stays empty: QuickBooks takes only customers whom it knows already, so the family
 * stands in the description.
 */
export function journalCsv({ entries }: Pick<Journal, 'entries'>): string {
  const rows = entries.flatMap(({ journalNo, day, description, lines }) =>
    lines.map(({ account, debitAmount, creditAmount }): CsvCell[] => [
      journalNo,
      usDate(day),
      account,
      unlessNothing(debitAmount),
      unlessNothing(creditAmount),
      description,
      '',
    ]),
  )
  return [HEADER, ...rows].map(csvLine).join('\n')
}

function unlessNothing(amount: string): CsvCell {
  return amount === '0.00' ? '' : { amount }
}

/** `02/13/2027` */
function usDate(day: PartyDay): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
