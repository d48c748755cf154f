import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of a transaction. Work it started but did not await counts as outside after its end. */
export async function runInTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await scope.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/**
 * Wraps an adapter (payments, mail, storage, AI photos) so that it throws when called during a transaction: waiting for
 * another machine there would block locks and a connection for everybody else.
 */
export function outsideTransactions<Adapter extends object>(adapter: Adapter): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (scope.getStore()?.isOpen)
          throw new Error(`${String(name)}() was called inside a transaction: commit first`)
        return value.apply(target, given)
      }
    },
  })
}
