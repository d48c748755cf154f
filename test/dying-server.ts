import type { Context } from '#server/context.ts'

/** A server that dies at its first transaction, or in the middle of it. */
export function dying(ctx: Context, when: 'before' | 'during'): Context {
  const db = new Proxy(ctx.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return (work: (tx: unknown) => Promise<unknown>) => {
        if (when === 'before') throw new Error('The server is dead')
        return target.transaction(async (tx) => {
          await work(tx)
          throw new Error('The server is dead')
        })
      }
    },
  })
  return { ...ctx, db }
}
