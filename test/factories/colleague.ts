import type { Role } from '#contract/wire/permissions.ts'
import type { TestContext } from '#test/test-context.ts'

export const PASSWORD = 'marshmallow-roast-7'

export const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` })
export const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })
export const as = (credential: string) => ({ Authorization: `Basic ${credential}` })

/** Creates a staff member, and returns the headers that authenticate their requests. */
export async function addColleague(ctx: TestContext, username: string, role: Role, email = '') {
  const { body } = await ctx.staff('POST', '/api/admin/users', { username, password: PASSWORD, role, email })
  return { id: body.id, headers: basic(`${username}:${PASSWORD}`) }
}

export function signIn(ctx: TestContext, username: string, headers: Record<string, string> = {}) {
  return ctx.call('POST', '/api/admin/login', { username, password: PASSWORD }, headers)
}
