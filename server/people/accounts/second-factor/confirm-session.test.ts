import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { PERMISSIONS } from '#contract/wire/permissions.ts'
import { addColleague, as, basic, bearer, PASSWORD, signIn } from '#test/factories/colleague.ts'
import { createCode } from '#test/factories/create-code.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })
const MINUTE = 60_000

let people = 0
const from = () => ({ 'X-Forwarded-For': `198.51.100.${++people}` })
const minutesLater = (minutes: number) => ctx.setNow(new Date(MORNING.getTime() + minutes * MINUTE))

/** Signs in an owner in the morning. */
async function signedIn(username: string) {
  minutesLater(0)
  await addColleague(ctx, username, 'owner')
  return as((await signIn(ctx, username, from())).body.credential)
}
let invited = 0
const invite = (headers: Record<string, string>) =>
  ctx.call(
    'POST',
    '/api/admin/invitations',
    { email: `new-${++invited}@example.com`, role: 'owner' },
    headers,
  )
const confirm = (body: object, headers: Record<string, string>) =>
  ctx.call('POST', '/api/admin/confirmation', body, headers)

describe('an operation that could let somebody in', () => {
  it('requires the password again after ten minutes, and is then allowed for ten more', async () => {
    const headers = await signedIn('again')
    minutesLater(10)
    expect((await invite(headers)).status).toBe(201)
    minutesLater(11)
    const { status, body } = await invite(headers)
    expect([status, body.code]).toEqual([403, 'password_needed'])
    expect((await ctx.call('GET', '/api/admin/check', undefined, headers)).status).toBe(200)
    const wrong = await confirm({ currentPassword: 'not this one' }, headers)
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'currentPassword'])
    expect((await invite(headers)).status).toBe(403)
    expect((await confirm({ currentPassword: PASSWORD }, headers)).status).toBe(204)
    minutesLater(21)
    expect((await invite(headers)).status).toBe(201)
    minutesLater(22)
    expect((await invite(headers)).status).toBe(403)
  })

  it('is every one of these', async () => {
    const strong = (calls as readonly Endpoint[]).filter(({ asksForPassword }) => asksForPassword)
    expect(strong.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'delete /api/admin/customers/:id',
      'delete /api/admin/users/:id',
      'delete /api/admin/users/:id/second-factor',
      'get /api/admin/customers/:id/export',
      'get /api/admin/exports/:id',
      'patch /api/admin/users/:id',
      'patch /api/admin/webhooks/:id',
      'post /api/admin/api-keys',
      'post /api/admin/calendar-feed',
      'post /api/admin/exports',
      'post /api/admin/invitations',
      'post /api/admin/terms',
      'post /api/admin/users',
      'post /api/admin/webhooks',
      'put /api/admin/keys',
      'put /api/admin/pricing',
    ])
    const headers = await signedIn('every')
    minutesLater(11)
    for (const { method, path, staff } of strong) {
      const address = path.replace(':id', '1')
      const sent = method === 'get' ? undefined : {}
      const { status, body } = await ctx.call(method.toUpperCase(), address, sent, headers)
      expect([path, status, (body as { code?: string }).code]).toEqual([path, 403, 'password_needed'])
      expect(staff && PERMISSIONS[staff]).toContain('owner')
    }
  })

  it('is refused to keys, which cannot show a password, whatever their scopes', async () => {
    const scopes = ['customers', 'bookings:write', 'pricing', 'settings']
    const { body: made } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Everything', scopes })
    const terms = { text: 'You agree to everything.', startsOn: '2027-02-01' }
    for (const [method, path, body] of [
      ['GET', '/api/admin/customers/1/export', undefined],
      ['DELETE', '/api/admin/customers/1', undefined],
      ['POST', '/api/admin/calendar-feed', undefined],
      ['POST', '/api/admin/terms', terms],
    ] as const) {
      const { status, body: refusal } = await ctx.call(method, path, body, bearer(made.key))
      expect([path, status, (refusal as { code?: string }).code]).toEqual([path, 403, 'password_needed'])
    }
  })

  it('is open to scripts, which send the password with every request, and to keys within their scopes', async () => {
    await signedIn('script')
    const { body } = await ctx.staff('POST', '/api/admin/api-keys', { name: 'Prices', scopes: ['pricing'] })
    minutesLater(600)
    expect((await invite(basic(`script:${PASSWORD}`))).status).toBe(201)
    const pricing = await ctx.call('PUT', '/api/admin/pricing', {}, bearer(body.key))
    expect(pricing.status).not.toBe(403)
    expect((await confirm({ currentPassword: PASSWORD }, basic(`script:${PASSWORD}`))).status).toBe(204)
  })

  it('counts password guesses', async () => {
    const headers = await signedIn('guessed')
    minutesLater(11)
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn++)
      statuses.push((await confirm({ currentPassword: `guess-${turn}` }, headers)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
  })

  it('accepts no invalid passkey', async () => {
    const headers = await signedIn('keyless')
    const begun = await ctx.call('POST', '/api/admin/confirmation/passkey', undefined, headers)
    expect(begun.status).toBe(404)
    expect((await confirm({ challenge: 'invented', passkey: { id: 'x' } }, headers)).status).toBe(409)
    expect((await confirm({}, headers)).status).toBe(400)
    expect((await confirm({ currentPassword: PASSWORD }, from())).status).toBe(401)
  })
})

describe('setting up a second factor', () => {
  it('ends sessions that were opened without it, except the one that sets it up', async () => {
    const older = await signedIn('careful')
    const headers = as((await signIn(ctx, 'careful', from())).body.credential)
    const begun = await ctx.call(
      'POST',
      '/api/admin/second-factor/authenticator',
      { currentPassword: PASSWORD },
      headers,
    )
    const isOpen = async (session: Record<string, string>) =>
      (await ctx.call('GET', '/api/admin/check', undefined, session)).status === 200
    expect([await isOpen(older), await isOpen(headers)]).toEqual([true, true])
    const code = createCode(begun.body.secret, MORNING.getTime())
    const path = '/api/admin/second-factor/authenticator/confirmation'
    expect((await ctx.call('POST', path, { code }, headers)).status).toBe(200)
    expect([await isOpen(older), await isOpen(headers)]).toEqual([false, true])
  })
})
