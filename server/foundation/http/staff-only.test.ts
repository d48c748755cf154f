import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { basic } from '#test/factories/colleague.ts'
import { ask, describedCalls } from '#test/factories/described-calls.ts'
import { ADMIN, BASIC, MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const THIRTEEN_HOURS = 13 * 60 * 60 * 1000

const staffCalls = async () => (await describedCalls(ctx)).filter(({ isStaff }) => isStaff)

/** One call per feature, since hashing a wrong password takes a tenth of a second. */
async function pickCallPerFeature() {
  const calls = Map.groupBy(
    await staffCalls(),
    ({ path }) => path.replace('/api/admin', '/api').split('/')[2],
  )
  return [...calls.values()].flatMap((ofFeature) => ofFeature.slice(0, 1))
}

async function expiredSession() {
  const { body } = await ctx.call('POST', '/api/admin/login', ADMIN)
  ctx.setNow(new Date(MORNING.getTime() + THIRTEEN_HOURS))
  return { Authorization: `Basic ${body.credential}` }
}

/**
 * Returns a fingerprint of all stored data, except what every request may write: its session's last use and rate
 * limits.
 */
async function fingerprint(): Promise<string> {
  const tables = await ctx.db.execute<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('sessions', 'rate_limits', 'idempotency_keys') ORDER BY tablename`)
  const prints = tables.rows.map(
    ({ name }) =>
      sql`(SELECT md5(string_agg(row::text, ',' ORDER BY row::text)) FROM ${sql.identifier(name)} AS row)`,
  )
  const { rows } = await ctx.db.execute(sql`SELECT ARRAY[${sql.join(prints, sql`, `)}] AS prints`)
  return JSON.stringify(rows)
}

/** Listed here; every other described call is for staff only. */
const PUBLIC = [
  'GET /api/addons',
  'GET /api/areas/{slug}',
  'GET /api/availability',
  'GET /api/availability/{date}',
  'GET /api/bookings/{bookingId}',
  'GET /api/bookings/{reference}/party.ics',
  'GET /api/calendar/{secret}',
  'GET /api/contact-info',
  'GET /api/faq',
  'GET /api/health',
  'GET /api/payment-config',
  'GET /api/price-terms',
  'GET /api/prices',
  'GET /api/questions',
  'GET /api/ready',
  'GET /api/site-settings',
  'GET /api/site-texts',
  'GET /api/terms',
  'GET /api/testimonials',
  'GET /api/themes',
  'GET /api/themes/{id}',
  'GET /api/unavailable-dates',
  'POST /api/admin/account-link',
  'POST /api/admin/account-link/invitation',
  'POST /api/admin/account-link/password',
  'POST /api/admin/forgotten-password',
  'POST /api/admin/login',
  'POST /api/admin/login/second-factor',
  'POST /api/bookings',
  'POST /api/bookings/{reference}/page-link',
  'POST /api/bookings/{reference}/payment',
  'POST /api/contact',
  'POST /api/coupons/validate',
  'POST /api/create-payment-intent',
  'POST /api/follow-ups/open',
  'POST /api/follow-ups/unsubscribe',
  'POST /api/newsletter',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/party-mails',
  'POST /api/payment-events/{provider}',
  'POST /api/quote',
  'POST /api/stripe/webhook',
  'POST /api/testimonials',
  'POST /api/twilio/messages',
  'POST /api/twilio/status',
  'POST /api/visits',
  'POST /api/waiting-list',
]
/** Each requires a secret or a booking's reference, or belongs to the test payments. */
const PUBLIC_BY_SECRET =
  /^(GET|POST|PUT|PATCH|DELETE) \/api\/(waiting-list\/\{token\}|parties\/\{token\}|my-bookings\/\{reference\}|test-payments\/\{intentId\})/

/** Some calls that change something, whatever else has changed before. */
const CHANGING = [
  'DELETE /api/coupons/{id}',
  'DELETE /api/testimonials/{id}',
  'DELETE /api/unavailable-dates/{id}',
  'PATCH /api/themes/reorder',
  'PUT /api/contact/submissions/{id}/respond',
]

describe('every call in the description that requires an administrator', () => {
  beforeAll(async () => {
    // Creates the first record of every kind, so that a call that slips through has something to change.
    const make = async (path: string, body: unknown) => {
      expect((await ctx.staff('POST', path, body)).status).toBe(201)
    }
    await make('/api/admin/bookings', bookingRequest())
    await make('/api/unavailable-dates', { date: '2027-03-01' })
    await make('/api/contact', {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'May',
      message: 'Is it free?',
    })
    await make('/api/testimonials', { customerName: 'Ana Ruiz', rating: 5, comment: 'A lovely night.' })
  })

  it('includes every call except those decided to be public', async () => {
    const open = (await describedCalls(ctx))
      .filter(({ isStaff }) => !isStaff)
      .map(({ method, path }) => `${method} ${path}`)
    expect(open.filter((call) => !PUBLIC_BY_SECRET.test(call)).sort()).toEqual(PUBLIC)
    expect((await staffCalls()).length).toBeGreaterThan(40)
  })

  it.each([
    ['without credentials', staffCalls, async () => ({})],
    ['with a wrong password', pickCallPerFeature, async () => basic(`${ADMIN.username}:wrong`)],
    ['with an unknown user', pickCallPerFeature, async () => basic('nobody:campfire-lantern-42')],
    ['with a forged session', staffCalls, async () => basic(`${ADMIN.username}:mts_${'A'.repeat(43)}`)],
    ['with an expired session', staffCalls, expiredSession],
  ])('is refused with 401 %s, and nothing changes', async (_name, findCalls, credentials) => {
    const headers = await credentials()
    const before = await fingerprint()
    const calls = await findCalls()
    expect(calls.length).toBeGreaterThan(15)
    for (const call of calls) {
      const response = await ask(ctx, call, headers)
      expect([call.method, call.path, response.status]).toEqual([call.method, call.path, 401])
      expect(response.headers.get('www-authenticate')).toBeNull()
    }
    expect(await fingerprint()).toBe(before)
    ctx.setNow(MORNING)
  })

  it('a booking’s number gives visitors no access, whether or not it exists', async () => {
    for (const id of [1, 999_999]) expect((await ctx.call('GET', `/api/bookings/${id}`)).status).toBe(401)
  })

  it('is allowed with the password, and then things do change', async () => {
    const changing = (await staffCalls()).filter(({ method }) => method !== 'GET')
    const changed: string[] = []
    for (const call of changing) {
      const name = `${call.method} ${call.path}`
      const before = CHANGING.includes(name) && (await fingerprint())
      expect((await ask(ctx, call, { Authorization: BASIC })).status).not.toBe(401)
      if (before && (await fingerprint()) !== before) changed.push(name)
    }
    expect(changed.sort()).toEqual(CHANGING)
  })

  it('is allowed with the same session while it is in use', async () => {
    const { body } = await ctx.call('POST', '/api/admin/login', ADMIN)
    const headers = { Authorization: `Basic ${body.credential}` }
    expect((await ctx.call('GET', '/api/admin/check', undefined, headers)).status).toBe(200)
  })
})
