import { describe, expect, it } from 'vitest'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { authenticators, users } from '#server/foundation/database/schema/all-tables.ts'
import { addColleague, as, PASSWORD, signIn as signInAs } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { ADMIN, testContext } from '#test/test-context.ts'
import { waitingForLocks } from '#test/watch-database.ts'
import { hashPassword } from './password.ts'
import { replaceRecoveryCodes } from './second-factor/codes.ts'

const ctx = testContext()
const NEW = 'a-brand-new-password'

const change = (body: unknown, credential: string) =>
  ctx.call('POST', '/api/admin/password', body, as(credential))
const check = async (credential: string) =>
  (await ctx.call('GET', '/api/admin/check', undefined, as(credential))).status
const signIn = async () => (await ctx.call('POST', '/api/admin/login', ADMIN)).body.credential

describe('what the old password began', () => {
  type Change = (tx: Transaction, userId: number) => Promise<unknown>
  /** Returns what a call answers that checks a password before the account is changed, and goes on afterward. */
  async function during<Answer>(username: string, change: Change, begin: () => Promise<Answer>) {
    const begun = await ctx.db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.username, username)).for('update')
      await change(tx, present(user).id)
      const answer = begin()
      await expect.poll(() => waitingForLocks(ctx.db)).toBe(1)
      return { answer }
    })
    return begun.answer
  }
  const renewPassword: Change = async (tx, userId) =>
    tx
      .update(users)
      .set({ passwordHash: await hashPassword(NEW) })
      .where(eq(users.id, userId))
  const addApp: Change = (tx, userId) =>
    tx.insert(authenticators).values({ userId, secret: 'sealed', confirmedAt: ctx.now() })

  it.each([
    ['unauthorized', 'the password has been changed', renewPassword],
    ['second_factor_required', 'there is a second factor', addApp],
  ])('401 %s: signs nobody in once %s', async (code, _what, change) => {
    await addColleague(ctx, code, 'office')
    const { status, body } = await during(code, change, () => signInAs(ctx, code))
    expect([status, body.code]).toEqual([401, code])
  })

  it('401: signs nobody in with a code once the password has been changed', async () => {
    const { id: userId } = await addColleague(ctx, 'has-app', 'office')
    await ctx.db.transaction((tx) => addApp(tx, userId))
    const [code] = await ctx.db.transaction((tx) => replaceRecoveryCodes(tx, userId))
    const { challenge } = (await signInAs(ctx, 'has-app')).body
    const finish = () => ctx.call('POST', '/api/admin/login/second-factor', { challenge, code })
    const { status, body } = await during('has-app', renewPassword, finish)
    expect([status, body.code]).toEqual([401, 'unauthorized'])
  })

  it('400: changes no password that has been changed meanwhile', async () => {
    await addColleague(ctx, 'changes', 'office')
    const { credential } = (await signInAs(ctx, 'changes')).body
    const passwords = { currentPassword: PASSWORD, newPassword: 'of-somebody-else' }
    const { status, body } = await during('changes', renewPassword, () => change(passwords, credential))
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'currentPassword'])
    expect((await signInAs(ctx, 'changes')).status).toBe(401)
  })
})

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
