import { withoutWords } from '#domain/people/customers/without-words.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, isNull, or, sql } from '#server/foundation/database/drizzle.ts'
import { events, importRecords, imports } from '#server/foundation/database/schema/all-tables.ts'
import { type Family, getNameWords } from './family-words.ts'
import { mentions } from './mentions.ts'

/**
 * An uploaded file that names the family and has not been imported yet must be uploaded again without it. One that it
 * came with loses the family's names in its own name.
 */
export async function eraseUploads(tx: Transaction, family: Family, bookingIds: number[]): Promise<void> {
  const { emails } = family
  await tx.delete(imports).where(and(isNull(imports.ranAt), mentions(sql`${imports.rows}::text`, emails)))
  const words = getNameWords(family)
  const isTheirs = or(
    and(eq(importRecords.kind, 'bookings'), inArray(importRecords.recordId, bookingIds)),
    and(eq(importRecords.kind, 'customers'), eq(importRecords.recordId, family.id)),
  )
  const files = await tx
    .selectDistinct({ id: imports.id, filename: imports.filename })
    .from(imports)
    .innerJoin(importRecords, eq(importRecords.importId, imports.id))
    .where(isTheirs)
  for (const { id, filename } of files) {
    const without = withoutWords(filename, words)
    if (without === filename) continue
    await tx.update(imports).set({ filename: without }).where(eq(imports.id, id))
    const { details, facts } = events
    await tx
      .update(events)
      .set({
        details: sql`replace(${details}, ${filename}, ${without})`,
        facts: sql`jsonb_set(${facts}::jsonb, '{filename}', ${JSON.stringify(without)}::jsonb)::json`,
      })
      .where(eq(sql`${facts}->>'filename'`, filename))
  }
}
