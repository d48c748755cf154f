import { describe, expect, it } from 'vitest'
import { eq } from '#server/foundation/database/drizzle.ts'
import { events, sessions, users } from '#server/foundation/database/schema/all-tables.ts'
import { ADMIN, testContext } from '#test/test-context.ts'
import { resetPassword } from './reset-password.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })
const signIn = async (password: string, address = '203.0.113.1') => {
  const body = { username: ADMIN.username, password }
  return (await ctx.call('POST', '/api/admin/login', body, { 'X-Forwarded-For': address })).status
}

describe('a forgotten password', () => {
  it('is replaced by a random one, which works at once even if guesses have locked the account', async () => {
    for (let guess = 0; guess < 6; guess++) await signIn('was it this one?')
    expect(await signIn(ADMIN.password, '203.0.113.2')).toBe(429)
    const { username, password } = await resetPassword(ctx, {})
    expect(username).toBe(ADMIN.username)
    expect(password).toMatch(/^[\w-]{16}$/)
    expect(await signIn(password, '203.0.113.2')).toBe(200)
    expect(await signIn(ADMIN.password, '203.0.113.2')).toBe(401)
  })

  it('ends every session, and is recorded in the audit log without the password', async () => {
    expect(await ctx.db.select().from(sessions)).not.toEqual([])
    const { password } = await resetPassword(ctx, { password: 'a lantern in the woods' })
    expect(password).toBe('a lantern in the woods')
    expect(await ctx.db.select().from(sessions)).toEqual([])
    const entries = await ctx.db.select().from(events).where(eq(events.action, 'reset the password'))
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain('lantern')
  })

  it('must be replaced by a good one', async () => {
    await expect(resetPassword(ctx, { password: 'short' })).rejects.toThrow('at least 10 characters')
  })

  it('is never reset for the wrong user: with several administrators it asks who, and an unknown name is reported', async () => {
    await ctx.db.insert(users).values({ username: 'office', passwordHash: 'x', isAdmin: true })
    await expect(resetPassword(ctx, {})).rejects.toThrow('The administrators are: admin, office')
    await expect(resetPassword(ctx, { username: 'nobody' })).rejects.toThrow('no administrator "nobody"')
    expect((await resetPassword(ctx, { username: 'office' })).username).toBe('office')
  })
})
