import { describe, expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'
import { sql } from './drizzle.ts'

const ctx = testContext({
  env: { OPENAI_API_KEY: 'key-of-tests', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
  changes: () => ({ mail: { send: async () => undefined, close: () => undefined } }),
})
const mail = {
  messageId: '<1@x>',
  to: 'a@x',
  replyTo: null,
  subject: '',
  text: '',
  html: '',
  attachments: [],
  headers: {},
}

describe('inside a transaction', () => {
  it.each([
    ['storage', () => ctx.storage.put('images/a.jpg', new Uint8Array(1))],
    ['payments', () => ctx.payments.readIntent('pi_1')],
    ['mail', () => ctx.mail?.send(mail)],
    ['aiPhotos', () => ctx.aiPhotos?.make('a lamp')],
  ])('%s cannot be called', async (_name, call) => {
    const calling = ctx.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`)
      await call()
    })
    await expect(calling).rejects.toThrow('was called inside a transaction: commit first')
  })
})

it('work that a transaction started is outside once it has ended', async () => {
  let later = Promise.resolve()
  const ended = Promise.withResolvers<void>()
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`)
    later = ended.promise.then(() => ctx.storage.put('images/later.jpg', new Uint8Array(1)))
  })
  ended.resolve()
  await expect(later).resolves.toBeUndefined()
})
