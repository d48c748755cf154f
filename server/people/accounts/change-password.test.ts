import { expect, it } from 'vitest'
import { ADMIN, testContext } from '#test/test-context.ts'

const ctx = testContext()
const NEW = 'a-brand-new-password'

const as = (credential: string) => ({ Authorization: `Basic ${credential}` })
const change = (body: unknown, credential: string) =>
  ctx.call('POST', '/api/admin/password', body, as(credential))
const check = async (credential: string) =>
  (await ctx.call('GET', '/api/admin/check', undefined, as(credential))).status
const signIn = async () => (await ctx.call('POST', '/api/admin/login', ADMIN)).body.credential

it('ends every session and starts a new one with the new password', async () => {
  const [mine, elsewhere] = [await signIn(), await signIn()]
  expect((await ctx.call('POST', '/api/admin/password', {})).status).toBe(401)

  const wrong = await change({ currentPassword: 'not this', newPassword: NEW }, mine)
  expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'currentPassword'])
  const short = await change({ currentPassword: ADMIN.password, newPassword: 'short' }, mine)
  expect([short.status, short.body.errors?.[0]?.path]).toEqual([400, 'newPassword'])
  expect(await check(elsewhere)).toBe(200)

  const { status, body } = await change({ currentPassword: ADMIN.password, newPassword: NEW }, mine)
  expect(status).toBe(200)
  expect([await check(mine), await check(elsewhere), await check(body.credential)]).toEqual([401, 401, 200])
  expect((await ctx.call('POST', '/api/admin/login', ADMIN)).status).toBe(401)
  expect((await ctx.call('POST', '/api/admin/login', { ...ADMIN, password: NEW })).status).toBe(200)

  for (const _ of [1, 2, 3, 4]) await change({ currentPassword: 'guess', newPassword: NEW }, body.credential)
  const locked = await change({ currentPassword: 'guess', newPassword: NEW }, body.credential)
  expect(locked.status).toBe(429)
})
