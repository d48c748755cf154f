import { describe, expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const PASSWORD = 'marshmallow-roast-7'

const add = (username: string) =>
  ctx.staff('POST', '/api/admin/users', { username, password: PASSWORD, fullName: 'Dana', email: '' })
const signIn = (username: string, password: string) =>
  ctx.call('POST', '/api/admin/login', { username, password })
const as = (credential: string) => ({ Authorization: `Basic ${credential}` })

describe('/api/admin/users', () => {
  it('201: adds somebody who can sign in, and never shows the password', async () => {
    const { status, body } = await add('dana')
    expect(status).toBe(201)
    expect(body).toMatchObject({ username: 'dana', fullName: 'Dana', email: null })
    expect((await signIn('dana', PASSWORD)).body.isAdmin).toBe(true)
    const { body: list } = await ctx.staff('GET', '/api/admin/users')
    expect(list.map((one: { username: string }) => one.username)).toEqual(['admin', 'dana'])
    expect(JSON.stringify(list)).not.toMatch(/argon2|password/i)
  })

  it.each([
    [{ username: '', password: PASSWORD }, 'Username is required'],
    [{ username: 'a b', password: PASSWORD }, 'Please use no spaces and no colons in the username'],
    [{ username: 'a:b', password: PASSWORD }, 'Please use no spaces and no colons in the username'],
    [{ username: 'shorty', password: 'short' }, 'Please use at least 10 characters for the password'],
    [{ username: 'mailless', password: PASSWORD, email: 'nope' }, 'Invalid email address'],
  ])('400: %j', async (body, message) => {
    const response = await ctx.staff('POST', '/api/admin/users', body)
    expect([response.status, response.body.message]).toEqual([400, message])
  })

  it('401 without credentials, 409 for a username that is taken', async () => {
    expect((await ctx.call('GET', '/api/admin/users')).status).toBe(401)
    await add('twice')
    expect((await add('twice')).status).toBe(409)
  })

  it('204: deletes with every session; 404 afterwards', async () => {
    const { body: made } = await add('leaving')
    const { credential } = (await signIn('leaving', PASSWORD)).body
    expect((await ctx.call('GET', '/api/admin/check', undefined, as(credential))).status).toBe(200)
    expect((await ctx.staff('DELETE', `/api/admin/users/${made.id}`)).status).toBe(204)
    expect((await ctx.call('GET', '/api/admin/check', undefined, as(credential))).status).toBe(401)
    expect((await ctx.staff('DELETE', `/api/admin/users/${made.id}`)).status).toBe(404)
  })

  it('409: somebody always stays, even when all are deleted at once', async () => {
    await add('another')
    const { body: all } = await ctx.staff('GET', '/api/admin/users')
    const statuses = await Promise.all(
      all.map(
        async (one: { id: number }) => (await ctx.staff('DELETE', `/api/admin/users/${one.id}`)).status,
      ),
    )
    expect(statuses.filter((status) => status === 204).length).toBeLessThan(all.length)
    expect(await ctx.db.query.users.findMany()).not.toHaveLength(0)
  })
})
