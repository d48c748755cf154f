import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { ADMIN, MORNING, testContext } from '#test/test-context.ts'

const MINUTE = 60 * 1000
const ctx = testContext({ env: { TRUST_PROXY: 'true' } })
const OWNER = '198.51.100.7'
const STRANGER = '203.0.113.9'

let hour = 0
beforeEach(async () => {
  await ctx.db.execute(sql`DELETE FROM rate_limits`)
  hour += 48
  setMinute(0)
})
const setMinute = (minute: number) => ctx.setNow(new Date(MORNING.getTime() + (hour * 60 + minute) * MINUTE))

type Try = { username?: string; password?: string; from?: string; cookie?: string }

function signIn({ username = ADMIN.username, password = 'guess', from = STRANGER, cookie = '' }: Try) {
  const headers = { 'X-Forwarded-For': from, ...(cookie ? { Cookie: cookie } : {}) }
  return ctx.call('POST', '/api/admin/login', { username, password }, headers)
}

function check({ username = ADMIN.username, password = 'guess', from = STRANGER }: Try) {
  const credential = Buffer.from(`${username}:${password}`).toString('base64')
  return ctx.call('GET', '/api/admin/check', undefined, {
    'X-Forwarded-For': from,
    Authorization: `Basic ${credential}`,
  })
}

async function guess(times: number, how: typeof signIn | typeof check, tried: Try = {}): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await how(tried)).status)
  return statuses
}

describe('a script with the right password', () => {
  it('sends its first twenty requests at once, and each is answered', async () => {
    const requests = Array.from({ length: 20 }, () => check({ password: ADMIN.password, from: OWNER }))
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

describe('strangers guessing passwords', () => {
  it('429: all but five of twenty guesses at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => check({})))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it.each([
    ['at sign-in', signIn],
    ['in the header', check],
  ])('429: from one address after five failures %s, with Retry-After', async (_where, how) => {
    expect(await guess(6, how, { username: 'nobody' })).toEqual([401, 401, 401, 401, 401, 429])
    for (const next of [signIn, check]) {
      const locked = await next({ password: ADMIN.password })
      expect(locked.status).toBe(429)
      expect(Number(locked.headers.get('Retry-After'))).toBe(15 * 60)
    }
  })

  it.each([ADMIN.username, 'nobody'])(
    '429: for %s after five failures, each from elsewhere',
    async (username) => {
      for (let from = 1; from <= 5; from++) {
        const how = from % 2 ? signIn : check
        expect((await how({ username, from: `203.0.113.${from}` })).status).toBe(401)
      }
      expect((await signIn({ username, from: '203.0.113.77' })).status).toBe(429)
      expect((await check({ username, from: '203.0.113.78' })).status).toBe(429)
    },
  )

  it('must wait until the next day after twenty failures', async () => {
    for (const pause of [0, 16, 32, 48]) {
      setMinute(pause)
      expect(await guess(5, signIn, { username: `user${pause}` })).toEqual([401, 401, 401, 401, 401])
    }
    setMinute(64)
    const locked = await signIn({ password: ADMIN.password })
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(22 * 60 * 60)
    setMinute(24 * 60 + 1)
    expect((await signIn({ password: ADMIN.password })).status).toBe(200)
  })

  it('are refused before their request is read', async () => {
    await guess(5, signIn)
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('The body was read')) })
    const headers = { 'X-Forwarded-For': STRANGER }
    const response = await ctx.fetch('/api/admin/login', { method: 'POST', headers, body, duplex: 'half' })
    expect(response.status).toBe(429)
  })

  it('gain nothing from a password that is correct for somebody else', async () => {
    expect((await check({ password: ADMIN.password, from: OWNER })).status).toBe(200)
    await guess(5, check)
    expect((await check({ password: ADMIN.password })).status).toBe(429)
    expect((await check({ password: ADMIN.password, from: OWNER })).status).toBe(200)
  })

  it('leave few rows behind, however many names they try', async () => {
    for (let name = 0; name < 40; name++)
      await signIn({ username: `name${name}`, from: `203.0.113.${name % 4}` })
    const { rows } = await ctx.db.execute<{ key: string }>(sql`SELECT key FROM rate_limits`)
    // Two counters for each of the four addresses, and one for each name tried before its address was locked.
    expect(rows.length).toBeLessThanOrEqual(4 * 2 + 4 * 5)
    expect(JSON.stringify(rows)).not.toMatch(/name\d|203\.0/)
  })
})

describe('the owner, while strangers guess the owner’s password', () => {
  const guessFromEverywhere = async () => {
    for (let from = 1; from <= 6; from++) await signIn({ from: `203.0.113.${from}` })
    expect((await signIn({ password: ADMIN.password, from: '203.0.113.99' })).status).toBe(429)
  }
  const getCookie = async () => {
    const { status, headers } = await signIn({ password: ADMIN.password, from: OWNER })
    expect(status).toBe(200)
    return headers.get('Set-Cookie') ?? ''
  }

  it('can sign in from an address where that worked before', async () => {
    await getCookie()
    await guessFromEverywhere()
    expect((await signIn({ password: ADMIN.password, from: OWNER })).status).toBe(200)
    expect((await check({ password: ADMIN.password, from: OWNER })).status).toBe(200)
  })

  it('can sign in from anywhere with a browser where that worked before', async () => {
    const set = await getCookie()
    expect(set).toMatch(/; HttpOnly/)
    expect(set).toMatch(/; Path=\/api\/admin; .*SameSite=Strict/)
    const [cookie = ''] = set.split(';')
    await guessFromEverywhere()
    await guess(6, signIn, { from: '192.0.2.1' })
    const { status } = await signIn({ password: ADMIN.password, from: '192.0.2.1', cookie })
    expect(status).toBe(200)
    expect(await guess(6, signIn, { from: '192.0.2.1', cookie })).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('is not recognized by a cookie that is forged, another user’s or a year old', async () => {
    const [cookie = ''] = (await getCookie()).split(';')
    const other = { username: 'dana', password: 'marshmallow-roast-7' }
    const headers = { 'X-Forwarded-For': OWNER }
    expect([201, 409]).toContain((await ctx.staff('POST', '/api/admin/users', other, headers)).status)
    await guessFromEverywhere()
    const elsewhere = { from: '192.0.2.2', password: ADMIN.password }
    expect((await signIn({ ...elsewhere, cookie: cookie.replace(/=\d+/, '=2') })).status).toBe(429)
    for (let from = 1; from <= 5; from++) await signIn({ username: 'dana', from: `192.0.2.${10 + from}` })
    expect((await signIn({ ...other, from: '192.0.2.3', cookie })).status).toBe(429)
    hour += 366 * 24
    setMinute(0)
    await guessFromEverywhere()
    expect((await signIn({ ...elsewhere, cookie })).status).toBe(429)
  })
})
