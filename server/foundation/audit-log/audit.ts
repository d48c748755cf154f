import type { AuditAction, AuditSubject } from '#contract/operations/audit.ts'
import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { auditLog } from '#server/foundation/database/schema/all-tables.ts'

export type AuditEntry = {
  /** A username, 'customer' or 'system'. */
  readonly actor: string
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly subjectId?: number | undefined
  readonly facts?: AuditFacts | undefined
}

/** Records who changed what, in the transaction of the change. */
export async function audit(tx: Transaction, { subjectId, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, subjectId: subjectId ?? null })
}
