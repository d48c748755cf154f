import { expect, it } from 'vitest'
import { addColleague } from '#test/factories/colleague.ts'
import { testContext } from '#test/test-context.ts'
import { ownerReader } from './queue-mail.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const language = () => ctx.db.transaction(async (tx) => (await ownerReader(tx)).language)

it('mails to the business are in its owners’ language, or in English if they differ', async () => {
  expect(await language()).toBe('en')
  await ctx.staff('PUT', '/api/admin/me/language', { language: 'es' })
  await addColleague(ctx, 'tina', 'crew')
  expect(await language()).toBe('es')
  const message = { name: 'Jo', email: 'jo@example.com', subject: 'Mayo', message: '¿Hay fechas libres?' }
  expect((await ctx.call('POST', '/api/contact', message)).status).toBe(201)
  const { rows } = await ctx.db.execute<{ subject: string }>('SELECT subject FROM outbox')
  expect(rows).toEqual([{ subject: 'Mensaje de Jo: Mayo' }])
  await addColleague(ctx, 'olga', 'owner')
  expect(await language()).toBe('en')
})

it('an owner with this address decides alone', async () => {
  const { recipient } = await ctx.db.transaction(ownerReader)
  const { headers } = await addColleague(ctx, 'rosa', 'owner', recipient.toUpperCase())
  expect(await language()).toBe('en')
  await ctx.call('PUT', '/api/admin/me/language', { language: 'es' }, headers)
  expect(await language()).toBe('es')
})
