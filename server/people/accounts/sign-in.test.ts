import { describe, expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { ADMIN, MORNING, testContext } from '#test/test-context.ts'

const HOUR = 60 * 60 * 1000
const ctx = testContext()
const signIn = (body: unknown) => ctx.call('POST', '/api/admin/login', body)
const check = (credential: string) =>
  ctx.call('GET', '/api/admin/check', undefined, { Authorization: `Basic ${credential}` })

async function credential(): Promise<string> {
  return (await signIn(ADMIN)).body.credential
}

describe('POST /api/admin/login', () => {
  it('200: returns a credential that is not the password and gives access to staff calls', async () => {
    const { status, body } = await signIn(ADMIN)
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, isAdmin: true, user: { username: 'admin' } })
    const [username, secret] = atob(body.credential).split(':')
    expect(username).toBe('admin')
    expect(secret).not.toContain(ADMIN.password)
    expect((await check(body.credential)).body).toEqual({ isAdmin: true })
  })

  it.each([
    [{ password: 'x' }, 'Username is required'],
    [{ username: 'admin', password: '' }, 'Password is required'],
    ['{', 'The request isn’t valid JSON'],
  ])('400: %j', async (body, message) => {
    const response = await signIn(body)
    expect([response.status, response.body.message]).toEqual([400, message])
  })

  it('401: without triggering the browser’s own sign-in dialog', async () => {
    const { status, headers, body } = await signIn({ username: 'admin', password: 'wrong' })
    expect(status).toBe(401)
    expect(headers.get('WWW-Authenticate')).toBeNull()
    expect(body.message).toBe('Invalid username or password. Please try again.')
  })
})

describe('sessions', () => {
  it('are never stored for a repeated request', async () => {
    const headers = { 'Idempotency-Key': 'sign-in' }
    const [one, other] = [
      await ctx.call('POST', '/api/admin/login', ADMIN, headers),
      await ctx.call('POST', '/api/admin/login', ADMIN, headers),
    ]
    expect(one.body.credential).not.toBe(other.body.credential)
    const { rows } = await ctx.db.execute('SELECT body::text FROM idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain(one.body.credential)
  })

  it('end on logout', async () => {
    const secret = await credential()
    const out = await ctx.call('POST', '/api/admin/logout', undefined, { Authorization: `Basic ${secret}` })
    expect(out.status).toBe(204)
    expect((await check(secret)).status).toBe(401)
  })

  it('end after 12 hours without use, and last as long as they are used', async () => {
    const secret = await credential()
    ctx.setNow(new Date(MORNING.getTime() + 11 * HOUR))
    expect((await check(secret)).status).toBe(200)
    ctx.setNow(new Date(MORNING.getTime() + 22 * HOUR))
    expect((await check(secret)).status).toBe(200)
    ctx.setNow(new Date(MORNING.getTime() + 34.1 * HOUR))
    const { status, body } = await check(secret)
    expect([status, body.isAdmin]).toEqual([401, false])
    ctx.setNow(MORNING)
  })

  it('open nothing for a deactivated account, even if they began while it was being deactivated', async () => {
    const secret = await credential()
    const setActive = (isAdmin: boolean) =>
      ctx.db.execute(sql`UPDATE users SET is_admin = ${isAdmin} WHERE username = 'admin'`)
    await setActive(false)
    expect((await check(secret)).status).toBe(401)
    await setActive(true)
    expect((await check(secret)).status).toBe(200)
  })

  it('cannot be forged', async () => {
    const [, secretOfAdmin] = atob(await credential()).split(':')
    for (const secret of [
      `other:${secretOfAdmin}`,
      `admin:mts_${'A'.repeat(43)}`,
      'admin:',
      ':x',
      'admin',
      'admin:\0',
    ]) {
      expect((await check(btoa(secret))).status).toBe(401)
    }
  })

  it('accept the password itself, for scripts', async () => {
    expect((await ctx.staff('GET', '/api/admin/check')).status).toBe(200)
    expect((await check(btoa('admin:wrong'))).status).toBe(401)
  })
})

describe('guessing', () => {
  it('429: after five failures in 15 minutes, even with the right password and many at once, until the window ends', async () => {
    ctx.setNow(new Date(MORNING.getTime() + 48 * HOUR))
    const guess = () => signIn({ username: 'admin', password: 'guess' })
    for (let failure = 1; failure <= 5; failure++) expect((await guess()).status).toBe(401)
    const more = await Promise.all(Array.from({ length: 6 }, guess))
    expect(more.map(({ status }) => status)).toEqual(Array(6).fill(429))
    const locked = await signIn(ADMIN)
    expect(locked.status).toBe(429)
    expect(locked.body.message).toContain('rate limit')
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0)
    ctx.setNow(new Date(MORNING.getTime() + 48.26 * HOUR))
    expect((await signIn(ADMIN)).status).toBe(200)
  })
})
