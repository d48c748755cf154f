import type { Journal } from '#contract/money/journal.ts'
import { type CsvCell, csvLine } from '#domain/foundation/text/csv.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

/** The columns that QuickBooks Online requires for importing journal entries, and no others. */
const HEADER = ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name']

/**
 * Returns one row per line of an entry. Name stays empty: QuickBooks accepts only customers it already has,
 * so the description names the family.
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

/** Returns `02/13/2027`. */
function usDate(day: PartyDay): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
