import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { isFree } from '#platform/leases.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Withdraws a queued mail by its key. Returns whether there was one; a mail that is being sent stays, unless its server
 * died in the process.
 */
export async function withdrawMail(tx: Transaction, dedupeKey: string, now: Date): Promise<boolean> {
  const kept = await tx
    .update(outbox)
    .set({ status: 'kept', nextAttemptAt: null, lastFailure: textIn(DEFAULT_LANGUAGE)('mails.withdrawn') })
    .where(and(eq(outbox.dedupeKey, dedupeKey), isFree(outbox, now)))
    .returning({ id: outbox.id })
  return kept.length > 0
}
