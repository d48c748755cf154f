import type { Context } from '#server/context.ts'
import { present } from './present.ts'

export type Death = 'before' | 'during' | 'sending'

/**
 * Returns a server's context that dies in the middle of its first transaction, or right before it sends its first mail.
 */
export function dying(ctx: Context, when: Death): Context {
  return when === 'sending' ? dyingOverMail(ctx) : dyingInTransaction(ctx, when)
}

function dyingInTransaction(ctx: Context, when: 'before' | 'during'): Context {
  const db = new Proxy(ctx.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return (work: (tx: unknown) => Promise<unknown>) => {
        if (when === 'before') return die()
        return target.transaction(async (tx) => {
          await work(tx)
          return die()
        })
      }
    },
  })
  return { ...ctx, db }
}

/** It has claimed the mail, and writes nothing from then on. */
function dyingOverMail(ctx: Context): Context {
  let isDead = false
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (isDead) return die()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const send = async () => {
    isDead = true
    return die()
  }
  return { ...ctx, db, mail: { ...present(ctx.mail), send } }
}

function die(): never {
  throw new Error('The server is dead')
}
