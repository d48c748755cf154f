import type { AuditAction, AuditSubject } from '#contract/audit.ts'
import type { Transaction } from '#server/database/client.ts'
import { auditLog } from '#server/database/schema/all-tables.ts'

export type AuditEntry = {
  /** A username, 'customer' or 'system'. */
  readonly actor: string
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly subjectId?: number | undefined
  readonly details?: string | undefined
}

/** Records who changed what, in the transaction of the change. */
export async function audit(
  tx: Transaction,
  { subjectId, details = '', ...entry }: AuditEntry,
): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, subjectId: subjectId ?? null, details })
}
