import { expect, it } from 'vitest'
import { addColleague, bearer } from '#test/factories/colleague.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const make = (body: object, headers?: Record<string, string>) =>
  ctx.staff('POST', '/api/admin/api-keys', body, headers)
const coupons = async (key: string) => (await ctx.call('GET', '/api/coupons', undefined, bearer(key))).status

it('is shown once, stored as a hash, and gives access to what its scopes allow', async () => {
  const { status, body } = await make({ name: 'Bookkeeping', scopes: ['coupons'] })
  expect(status).toBe(201)
  expect(body.key).toMatch(/^mtk_[\w-]{43}$/)
  expect(await coupons(body.key)).toBe(200)
  const settings = await ctx.call('GET', '/api/admin/settings', undefined, bearer(body.key))
  expect([settings.status, settings.body.code]).toEqual([403, 'forbidden'])
  const { body: list } = await ctx.staff('GET', '/api/admin/api-keys')
  expect(list).toMatchObject([
    {
      name: 'Bookkeeping',
      prefix: body.key.slice(0, 10),
      madeBy: 'admin',
      lastUsedAt: MORNING.toISOString(),
    },
  ])
  const { rows } = await ctx.db.execute('SELECT * FROM api_keys')
  expect(JSON.stringify([list, rows])).not.toContain(body.key)
})

it('is named in the audit log along with its creator', async () => {
  const { body } = await make({ name: 'Coupon bot', scopes: ['coupons'] })
  const coupon = { code: 'BOT10', discountType: 'percentage', discountValue: 10 }
  const made = await ctx.call('POST', '/api/coupons', coupon, bearer(body.key))
  expect(made.status).toBe(201)
  const { body: log } = await ctx.staff('GET', '/api/admin/audit?subject=coupon')
  expect(log.entries[0]?.actor).toBe('admin (key Coupon bot)')
})

it('stops working when it is revoked, when its creator loses the permission, and for good when the creator leaves', async () => {
  const { body: revoked } = await make({ name: 'Old', scopes: ['coupons'] })
  expect((await ctx.staff('DELETE', `/api/admin/api-keys/${revoked.id}`)).status).toBe(204)
  expect((await ctx.staff('DELETE', `/api/admin/api-keys/${revoked.id}`)).status).toBe(404)
  expect(await coupons(revoked.key)).toBe(401)
  const { id, headers } = await addColleague(ctx, 'leaving', 'owner')
  const { body: theirs } = await make({ name: 'Theirs', scopes: ['coupons'] }, headers)
  expect(await coupons(theirs.key)).toBe(200)
  await ctx.staff('PATCH', `/api/admin/users/${id}`, { role: 'crew' })
  expect(await coupons(theirs.key)).toBe(403)
  for (const isActive of [false, true]) {
    await ctx.staff('PATCH', `/api/admin/users/${id}`, { role: 'owner', isActive })
    expect(await coupons(theirs.key)).toBe(401)
  }
  const { body: left } = await ctx.staff('GET', '/api/admin/api-keys')
  expect(left.map(({ id }) => id)).not.toContain(theirs.id)
})

it.each([
  [{ name: '', scopes: ['coupons'] }, 'Give the key a name'],
  [{ name: 'Nothing', scopes: [] }, 'Choose at least one scope'],
])('400: %j', async (body, message) => {
  const response = await make(body)
  expect([response.status, response.body.message]).toEqual([400, message])
})

it('400: can have no permission that lets people in', async () => {
  for (const scope of ['accounts', 'integrations', 'own-account', 'everything'])
    expect((await make({ name: 'Greedy', scopes: [scope] })).status).toBe(400)
})

it('401: cannot be forged', async () => {
  for (const key of [`mtk_${'A'.repeat(43)}`, 'mtk_', 'mts_x', 'x'.repeat(5000)])
    expect(await coupons(key)).toBe(401)
})
