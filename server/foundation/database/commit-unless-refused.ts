import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Session, Transaction, TransactionConfig } from './client.ts'

class Rollback extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Runs the work in one transaction. A refusal rolls it back and is returned. */
export async function commitUnlessRefused<T>(
  db: Session,
  work: (tx: Transaction) => Promise<T | Refusal>,
  config?: TransactionConfig,
): Promise<T | Refusal> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      if (isRefusal(result)) throw new Rollback(result)
      return result
    }, config)
  } catch (error) {
    if (error instanceof Rollback) return error.refusal
    throw error
  }
}
