import type { InvoiceSeries } from '#domain/money/invoices/invoice-number.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { invoiceCounters } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Takes the next number of a series. Its counter stays locked until the end of the transaction, so a number is either
 * used or returned: there are no gaps and no duplicates.
 */
export async function takeNumber(tx: Transaction, series: InvoiceSeries, year: number): Promise<number> {
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.series, invoiceCounters.year],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning({ last: invoiceCounters.last })
  if (!counter) throw new Error('The counter of invoices was not stored')
  return counter.last
}
