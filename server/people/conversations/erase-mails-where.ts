import { ERASED } from '#domain/people/customers/contact-keys.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Keeps the record that a mail was written, and its kind, so that nothing is sent twice. A queued mail is no longer
 * sent.
 */
export async function eraseMailsWhere(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx
    .update(outbox)
    .set({
      recipient: ERASED,
      replyTo: null,
      subject: ERASED,
      text: ERASED,
      html: ERASED,
      written: null,
      unsubscribeUrl: null,
      invoiceNumbers: [],
      lastFailure: null,
      nextAttemptAt: null,
      status: sql`CASE WHEN ${outbox.status} IN ('queued', 'sending') THEN 'kept' ELSE ${outbox.status} END`,
    })
    .where(which)
}
