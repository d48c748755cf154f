import type { AuditAction, AuditSubject } from '#contract/operations/audit.ts'
import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { auditLog } from '#server/foundation/database/schema/all-tables.ts'
import { describeInEnglish } from './describe-facts.ts'

export type AuditEntry = {
  /** A username, 'customer' or 'system'. */
  readonly actor: string
  readonly action: AuditAction
  readonly subject: AuditSubject
  readonly subjectId?: number | undefined
  readonly facts?: AuditFacts | undefined
}

/** Records who changed what, in the transaction of the change. Servers of the previous release read the details. */
export async function audit(tx: Transaction, { subjectId, facts, ...entry }: AuditEntry): Promise<void> {
  const details = facts ? describeInEnglish(facts) : ''
  await tx.insert(auditLog).values({ ...entry, subjectId: subjectId ?? null, facts, details })
}
