import { expect, it } from 'vitest'
import { ADMIN, MORNING, testContext } from '#test/test-context.ts'

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

it('asking for the password is no wrong guess, however often it is asked for', async () => {
  const { body: session } = await ctx.call('POST', '/api/admin/login', ADMIN)
  const change = (sent: object) =>
    ctx.call('PUT', '/api/admin/me', sent, { Authorization: `Basic ${session.credential}` })
  ctx.setNow(new Date(MORNING.getTime() + 11 * 60_000))
  for (let time = 0; time < 6; time++)
    expect((await change({ fullName: 'Dana' })).body.code).toBe('password_needed')
  expect((await change({ fullName: 'Dana', currentPassword: ADMIN.password })).status).toBe(200)
})
