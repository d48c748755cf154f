import { expect, it } from 'vitest'
import { addColleague, as, signIn } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off', TRUST_PROXY: 'true' } })
const MINUTE = 60 * 1000

const getDevices = async (credential: string, from = '198.51.100.1') =>
  (await ctx.call('GET', '/api/admin/devices', undefined, { ...as(credential), 'X-Forwarded-For': from }))
    .body
const signInFrom = async (username: string, address: string, userAgent: string): Promise<string> =>
  (await signIn(ctx, username, { 'X-Forwarded-For': address, 'User-Agent': userAgent })).body.credential
const check = async (credential: string) =>
  (await ctx.call('GET', '/api/admin/check', undefined, as(credential))).status

it('lists where a user is signed in, with browser, address and last use', async () => {
  await addColleague(ctx, 'dana', 'crew')
  const phone = await signInFrom('dana', '198.51.100.1', 'A phone')
  ctx.setNow(new Date(MORNING.getTime() + 5 * MINUTE))
  await signInFrom('dana', '198.51.100.2', 'A computer')
  ctx.setNow(new Date(MORNING.getTime() + 10 * MINUTE))
  expect(await getDevices(phone, '198.51.100.9')).toMatchObject([
    {
      userAgent: 'A phone',
      address: '198.51.100.9',
      isCurrent: true,
      lastUsedAt: new Date(MORNING.getTime() + 10 * MINUTE).toISOString(),
    },
    { userAgent: 'A computer', address: '198.51.100.2', isCurrent: false },
  ])
  expect(JSON.stringify(await getDevices(phone))).not.toContain(atob(phone).split(':')[1])
})

it('signs out one device or all others, but never another user’s', async () => {
  await addColleague(ctx, 'ben', 'office')
  await addColleague(ctx, 'eve', 'owner')
  const [here, there, elsewhere] = [
    await signInFrom('ben', '198.51.100.3', 'Here'),
    await signInFrom('ben', '198.51.100.4', 'There'),
    await signInFrom('ben', '198.51.100.5', 'Elsewhere'),
  ]
  const evil = await signInFrom('eve', '198.51.100.6', 'Evil')
  const found = present((await getDevices(here)).find((one) => one.userAgent === 'There'))
  const end = (id: string, credential: string) =>
    ctx.call('DELETE', `/api/admin/devices/${id}`, undefined, as(credential))
  expect((await end(found.id, evil)).status).toBe(404)
  expect((await end('not-an-id', here)).status).toBe(404)
  expect((await end(found.id, here)).status).toBe(204)
  expect((await end(found.id, here)).status).toBe(404)
  expect([await check(here), await check(there), await check(elsewhere)]).toEqual([200, 401, 200])
  const others = await ctx.call('DELETE', '/api/admin/devices', undefined, as(here))
  expect(others.status).toBe(204)
  expect([await check(here), await check(elsewhere), await check(evil)]).toEqual([200, 401, 200])
})
