import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of one transaction; what it starts and does not wait for is outside once the transaction has ended. */
export async function runInTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await scope.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

/**
 * An adapter (payments, mail, storage, AI photos) that throws when it is called while a transaction is open: whoever
 * waits for another machine in there keeps locks and a connection from everybody else.
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
