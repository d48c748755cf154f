import { formatDollars } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, desc, eq, ilike, type SQL } from '#server/foundation/database/drizzle.ts'
import { bookings, invoices } from '#server/foundation/database/schema/all-tables.ts'
import { type Ranked, SCORE } from './rank.ts'

/** Returns the invoices and credit notes with this number, or whose number ends with it. */
export async function findInvoices(
  db: Database,
  typed: string,
  { most, language }: { readonly most: number; readonly language: Language },
): Promise<Ranked[]> {
  const where = isNumbered(typed)
  if (!where) return []
  const rows = await db
    .select({ invoice: invoices, bookingNumber: bookings.id })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.reference, invoices.bookingReference))
    .where(where)
    .orderBy(desc(invoices.year), desc(invoices.sequence))
    .limit(most)
  return rows.map(({ invoice: { number, issuedOn, amountCents }, bookingNumber }) => ({
    score: number.toLowerCase() === typed.toLowerCase() ? SCORE.number : SCORE.part,
    found: {
      kind: 'invoice',
      id: number,
      title: number,
      subtitle: [
        formatShort(issuedOn, language),
        formatDollars(amountCents),
        ...(bookingNumber === null ? [] : [`#${bookingNumber}`]),
      ].join(' · '),
      link: bookingNumber === null ? '/admin/invoices' : `/admin/bookings/${bookingNumber}`,
    },
  }))
}

/** A number consists of a year and a count within it; both are indexed, but the prefix is not. */
function isNumbered(typed: string): SQL | undefined {
  const [, year, sequence] = /(\d{4})-(\d{1,9})$/.exec(typed) ?? []
  const before = typed.slice(0, typed.length - `${year}-${sequence}`.length)
  if (year && sequence)
    return and(
      eq(invoices.year, Number(year)),
      eq(invoices.sequence, Number(sequence)),
      before ? ilike(invoices.number, `${before.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    )
  return /^\d{2,9}$/.test(typed) ? eq(invoices.sequence, Number(typed)) : undefined
}
