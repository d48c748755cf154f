import type { Context } from '#server/context.ts'
import { present } from './present.ts'

export type Death = 'before' | 'during' | 'after' | 'sending'

/**
 * Returns a server's context that dies before, at the end of or after a transaction, or right before it sends its first
 * mail. It writes nothing from then on.
 * @param survived how many transactions it commits first
 */
export function dying(ctx: Context, when: Death, survived = 0): Context {
  let isDead = false
  let left = survived
  const die = (): never => {
    isDead = true
    throw new Error('The server is dead')
  }
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (isDead) die()
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'transaction' || when === 'sending' || left-- > 0) return value.bind(target)
      return async (work: (tx: unknown) => Promise<unknown>) => {
        if (when === 'before') die()
        await target.transaction(async (tx) => {
          await work(tx)
          if (when === 'during') die()
        })
        return die()
      }
    },
  })
  if (when !== 'sending') return { ...ctx, db }
  // It has claimed the mail.
  return { ...ctx, db, mail: { ...present(ctx.mail), send: async () => die() } }
}
