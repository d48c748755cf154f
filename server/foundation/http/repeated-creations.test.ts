import { expect, it } from 'vitest'
import { events } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague, bearer } from '#test/factories/colleague.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext()

const theme = { description: 'A meadow under the moon.', pricePerTeepee: '80.00', mainImage: '/m.jpg' }
const resource = { kind: 'frame', quantity: 3, daysBefore: 0, daysAfter: 1 }

/** What staff create in the admin: the path, its list, and the request. */
const CREATIONS = [
  ['/api/themes', '/api/themes', { ...theme, name: 'Twice Meadow' }],
  ['/api/addons', '/api/addons', { name: 'Twice Cocoa', description: 'With marshmallows.', price: '18.00' }],
  ['/api/coupons', '/api/coupons', { code: 'TWICE', discountType: 'fixed', discountValue: '5.00' }],
  ['/api/admin/saved-answers', '/api/admin/saved-answers', { name: 'Twice', text: 'Hi {name}!' }],
  ['/api/admin/areas', '/api/admin/areas', { name: 'Twice Gables', zipCodes: ['33134'] }],
  ['/api/admin/resources', '/api/admin/resources', { ...resource, name: 'Twice Frames' }],
  ['/api/unavailable-dates', '/api/unavailable-dates', { date: '2027-06-01', reason: 'Inventory' }],
  [
    '/api/testimonials',
    '/api/admin/testimonials',
    { customerName: 'Ana Twice', rating: 5, comment: 'A lovely night.', approved: true },
  ],
  ['/api/admin/terms', '/api/admin/terms', { text: 'What we agree on.' }],
] as const

it.each(CREATIONS)(
  'POST %s: a request that is repeated because its response was lost creates one record',
  async (path, list, body) => {
    const count = async () => {
      const { body: items } = await ctx.staff('GET', list as string)
      return (items as unknown[]).length
    }
    const audited = () => ctx.db.$count(events)
    const before = { items: await count(), audited: await audited() }
    const key = { 'Idempotency-Key': `twice ${path}` }
    const first = await ctx.staff('POST', path as string, body, key)
    const again = await ctx.staff('POST', path as string, body, key)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect(await count()).toBe(before.items + 1)
    expect((await audited()) - before.audited).toBeLessThanOrEqual(1)
  },
)

it('POST /api/admin/resources/{id}/changes: creates one as well', async () => {
  const { body: made } = await ctx.staff('POST', '/api/admin/resources', { ...resource, name: 'Repaired' })
  const days = { from: '2027-07-01', to: '2027-07-03', delta: -1, reason: 'Broken pole' }
  for (const _ of ['sent', 'sent again']) {
    const path = `/api/admin/resources/${made.id}/changes`
    const key = { 'Idempotency-Key': 'twice repaired' }
    expect((await ctx.staff('POST', path, days, key)).status).toBe(201)
  }
  const { body: all } = await ctx.staff('GET', '/api/admin/resources')
  expect(all.find(({ id }) => id === made.id)?.changes).toHaveLength(1)
})

it.each([
  ['/api/admin/api-keys', { name: 'Twice', scopes: ['coupons'] }, 'key'],
  ['/api/admin/webhooks', { url: 'https://example.com/twice', events: ['booking.paid'] }, 'secret'],
] as const)(
  'POST %s: creates one with a working secret, which is not stored for the repetition',
  async (path, body, secret) => {
    const key = { 'Idempotency-Key': `twice ${path}` }
    const first = await ctx.staff('POST', path as string, body, key)
    const again = await ctx.staff('POST', path as string, body, key)
    expect([first.status, again.status]).toEqual([201, 201])
    const secrets = [first.body, again.body].map((each) => (each as Record<string, string>)[secret] ?? '')
    expect(secrets.map((each) => each.length)).toEqual([secrets[0]?.length, secrets[0]?.length])
    const { body: items } = await ctx.staff('GET', path as string)
    expect(items).toHaveLength(1)
    const { rows } = await ctx.db.execute('SELECT body::text FROM idempotency_keys')
    for (const each of secrets) expect(JSON.stringify(rows)).not.toContain(each)
    await ctx.staff('DELETE', `${path}/${(first.body as { id: number }).id}`)
    expect((await ctx.staff('POST', path as string, body, key)).status).toBe(404)
  },
)

it('for an API key whose response was lost, only the newer secret works', async () => {
  const body = { name: 'Lost', scopes: ['coupons'] }
  const key = { 'Idempotency-Key': 'lost key' }
  const lost = await ctx.staff('POST', '/api/admin/api-keys', body, key)
  const again = await ctx.staff('POST', '/api/admin/api-keys', body, key)
  const getStatus = async (secret: string) =>
    (await ctx.call('GET', '/api/coupons', undefined, bearer(secret))).status
  expect([await getStatus(lost.body.key), await getStatus(again.body.key)]).toEqual([401, 200])
})

it('422: asks staff to look first if the content has changed since the response was lost', async () => {
  const key = { 'Idempotency-Key': 'twice changed' }
  const coupon = { code: 'CHANGED', discountType: 'fixed', discountValue: '5.00' }
  expect((await ctx.staff('POST', '/api/coupons', coupon, key)).status).toBe(201)
  const changed = await ctx.staff('POST', '/api/coupons', { ...coupon, code: 'CHANGED2' }, key)
  expect(changed).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch', message: expect.stringContaining('Check before') },
  })
  const spanish = { ...key, 'X-Language': 'es' }
  const inSpanish = await ctx.staff('POST', '/api/coupons', { ...coupon, code: 'CHANGED2' }, spanish)
  expect(inSpanish.body).toMatchObject({ message: expect.stringContaining('Revíselo antes') })
})

it('a refused creation stores nothing: once corrected, it succeeds under the same key', async () => {
  const key = { 'Idempotency-Key': 'corrected' }
  const day = { date: '2027-06-02', reason: 'Inventory' }
  expect((await ctx.staff('POST', '/api/unavailable-dates', day)).status).toBe(201)
  expect((await ctx.staff('POST', '/api/unavailable-dates', day, key)).status).toBe(409)
  const other = { ...day, date: '2027-06-03' }
  expect((await ctx.staff('POST', '/api/unavailable-dates', other, key)).status).toBe(201)
})

it('two people, or a person and an API key, that happen to send the same key each create their own', async () => {
  const { headers } = await addColleague(ctx, 'colleague', 'office')
  const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Other', scopes: ['coupons'] })
  const coupon = { discountType: 'fixed', discountValue: '5.00' }
  const create = async (code: string, credential?: Record<string, string>) => {
    const sent = { ...credential, 'Idempotency-Key': 'the same' }
    const wanted = { ...coupon, code }
    const { status } = credential
      ? await ctx.call('POST', '/api/coupons', wanted, sent)
      : await ctx.staff('POST', '/api/coupons', wanted, sent)
    return status
  }
  expect(await create('MINE')).toBe(201)
  expect(await create('THEIRS', headers)).toBe(201)
  expect(await create('OFAKEY', bearer(body.key))).toBe(201)
})
