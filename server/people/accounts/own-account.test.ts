import { expect, it } from 'vitest'
import { ADMIN, testContext } from '#test/test-context.ts'

const ctx = testContext()

it('shows the admin in the language that the account has chosen', async () => {
  const { body: session } = await ctx.call('POST', '/api/admin/login', ADMIN)
  const headers = { Authorization: `Basic ${session.credential}` }
  const me = async () => (await ctx.call('GET', '/api/admin/me', undefined, headers)).body.language
  expect(await me()).toBe('en')

  const changed = await ctx.call('PUT', '/api/admin/me/language', { language: 'es' }, headers)
  expect([changed.status, changed.body.language]).toEqual([200, 'es'])
  expect(await me()).toBe('es')

  const unknown = await ctx.call('PUT', '/api/admin/me/language', { language: 'fr' }, headers)
  expect([unknown.status, unknown.body.message]).toEqual([400, 'Choose English or Spanish'])
  expect((await ctx.call('PUT', '/api/admin/me/language', { language: 'es' })).status).toBe(401)
})
