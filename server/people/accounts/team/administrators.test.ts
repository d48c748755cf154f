import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague, as, PASSWORD, signIn } from '#test/factories/colleague.ts'
import { inEnglish } from '#test/in-english.ts'
import { testContext } from '#test/test-context.ts'
import { changeAdministrator, deleteAdministrator } from './administrators.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const add = (username: string, changes: object = {}) =>
  ctx.staff('POST', '/api/admin/users', {
    username,
    password: PASSWORD,
    fullName: 'Dana',
    email: '',
    ...changes,
  })
const patch = (id: number, body: object, headers?: Record<string, string>) =>
  ctx.staff('PATCH', `/api/admin/users/${id}`, body, headers)
const check = async (headers: Record<string, string>) =>
  (await ctx.call('GET', '/api/admin/check', undefined, headers)).status

describe('/api/admin/users', () => {
  it('201: adds an owner who can sign in, and never shows the password', async () => {
    const { status, body } = await add('dana')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      username: 'dana',
      fullName: 'Dana',
      email: null,
      role: 'owner',
      isActive: true,
      hasSecondFactor: false,
    })
    expect((await signIn(ctx, 'dana')).body.isAdmin).toBe(true)
    const { body: list } = await ctx.staff('GET', '/api/admin/users')
    const dana = list.find((one) => one.username === 'dana')
    expect(dana?.lastSeenAt).toEqual(expect.any(String))
    expect(JSON.stringify(list)).not.toMatch(/argon2|password/i)
  })

  it.each([
    [{ username: '', password: PASSWORD }, 'Username is required'],
    [{ username: 'a b', password: PASSWORD }, 'Use no spaces or colons in the username'],
    [{ username: 'a:b', password: PASSWORD }, 'Use no spaces or colons in the username'],
    [{ username: 'shorty', password: 'short' }, 'Use at least 10 characters for the password'],
    [{ username: 'mailless', password: PASSWORD, email: 'nope' }, 'Invalid email address'],
    [{ username: 'mailless', password: PASSWORD, email: 'x'.repeat(255) }, 'Invalid email address'],
    [{ username: 'roleless', password: PASSWORD, role: 'king' }, 'Choose a role'],
  ])('400: %j', async (body, message) => {
    const response = await ctx.staff('POST', '/api/admin/users', body)
    expect([response.status, response.body.message]).toEqual([400, message])
  })

  it('401 without credentials, 409 for a username that is taken', async () => {
    expect((await ctx.call('GET', '/api/admin/users')).status).toBe(401)
    await add('twice')
    const { status, body } = await add('twice')
    expect([status, body.errors?.[0]?.path]).toEqual([409, 'username'])
  })

  it('204: deletes the account with all sessions; 404 afterwards', async () => {
    const { body: made } = await add('leaving')
    const { credential } = (await signIn(ctx, 'leaving')).body
    expect(await check(as(credential))).toBe(200)
    expect((await ctx.staff('DELETE', `/api/admin/users/${made.id}`)).status).toBe(204)
    expect(await check(as(credential))).toBe(401)
    expect((await ctx.staff('DELETE', `/api/admin/users/${made.id}`)).status).toBe(404)
    expect((await patch(made.id, { role: 'crew' })).status).toBe(404)
  })

  it('200: deactivates the account, which ends its sessions and lets nobody in, and reactivates it', async () => {
    const { id, headers } = await addColleague(ctx, 'resting', 'office')
    const { credential } = (await signIn(ctx, 'resting')).body
    const { status, body } = await patch(id, { isActive: false })
    expect([status, body.isActive]).toEqual([200, false])
    expect([await check(as(credential)), await check(headers)]).toEqual([401, 401])
    const refused = await signIn(ctx, 'resting')
    expect([refused.status, refused.body.message]).toEqual([
      401,
      'Invalid username or password. Please try again.',
    ])
    await patch(id, { isActive: true })
    expect(await check(as(credential))).toBe(401)
    expect((await signIn(ctx, 'resting')).status).toBe(200)
    const { body: log } = await ctx.staff('GET', `/api/admin/audit?subject=account&subjectId=${id}`)
    expect(log.entries.map(({ action }) => action)).toEqual(['reactivated', 'deactivated', 'created'])
  })

  it('400: for an unknown role', async () => {
    const { id } = await addColleague(ctx, 'climber', 'crew')
    const { status, body } = await patch(id, { role: 'emperor' })
    expect([status, body.message]).toEqual([400, 'Choose a role'])
  })
})

describe('the last owner', () => {
  // Accounts that no other test needs.
  const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
  const admin = { userId: 1, username: 'admin', permissions: [], sessionHash: null }
  const ways = {
    demoted: (id: number) => changeAdministrator(ctx, { id, role: 'office' }, admin),
    deactivated: (id: number) => changeAdministrator(ctx, { id, isActive: false }, admin),
    deleted: (id: number) => deleteAdministrator(ctx, id, admin),
  }
  const activeOwners = () =>
    ctx.db
      .select()
      .from(users)
      .where(and(eq(users.role, 'owner'), eq(users.isAdmin, true)))

  it.each(Object.entries(ways))('cannot be %s, even if it happens to all owners at once', async (_, way) => {
    await ctx.db.execute(`UPDATE users SET role = 'owner', is_admin = true`)
    for (const name of ['one', 'two', 'three'])
      await ctx.db
        .insert(users)
        .values({ username: name, passwordHash: 'x', isAdmin: true })
        .onConflictDoNothing()
    const owners = await activeOwners()
    const outcomes = await Promise.all(owners.map(({ id }) => way(id)))
    expect(outcomes.filter(isRefusal)).toMatchObject([{ code: 'in_use' }])
    expect(await activeOwners()).toHaveLength(1)
  })

  it('says what to do instead', async () => {
    const isFirst = 'id = (SELECT min(id) FROM users)'
    await ctx.db.execute(
      `UPDATE users SET role = CASE WHEN ${isFirst} THEN 'owner' ELSE 'office' END, is_admin = true`,
    )
    const [last] = await activeOwners()
    const refused = await changeAdministrator(ctx, { id: last?.id ?? 0, role: 'crew' }, admin)
    expect(inEnglish(refused)).toMatchObject({
      message: expect.stringContaining('Make someone else an owner first'),
    })
  })
})
