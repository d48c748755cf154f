import { expect, it } from 'vitest'
import { addColleague, as, PASSWORD, signIn } from '#test/factories/colleague.ts'
import { createCode } from '#test/factories/create-code.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { openChallenge } from './challenges.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
let codes = 0

/** Creates a user with an authenticator app, signed in. */
async function withApp(username: string) {
  ctx.setNow(MORNING)
  const { id } = await addColleague(ctx, username, 'owner')
  const headers = as((await signIn(ctx, username)).body.credential)
  const path = '/api/admin/second-factor/authenticator'
  const { secret } = (await ctx.call('POST', path, { currentPassword: PASSWORD }, headers)).body
  const nextCode = () => {
    ctx.setNow(new Date(MORNING.getTime() + ++codes * 30_000))
    return createCode(secret, ctx.now().getTime())
  }
  expect((await ctx.call('POST', `${path}/confirmation`, { code: nextCode() }, headers)).status).toBe(200)
  return { userId: id, headers, nextCode }
}
const begin = async (username: string) => (await signIn(ctx, username)).body.challenge
const finish = async (challenge: string | undefined, code: string) =>
  (await ctx.call('POST', '/api/admin/login/second-factor', { challenge, code })).status
const confirm = (challenge: string | undefined, headers: Record<string, string>) =>
  ctx.call('POST', '/api/admin/confirmation', { challenge, passkey: { id: 'x' } }, headers)

const TOO_LATE = [409, 'conflict']
const webauthnChallenge = 'anything'

it('a sign-in that waits for its second step ends with a new password', async () => {
  const { headers, nextCode } = await withApp('robbed')
  const thief = await begin('robbed')
  const newPassword = 'another-marshmallow-8'
  const change = { currentPassword: PASSWORD, newPassword }
  expect((await ctx.call('POST', '/api/admin/password', change, headers)).status).toBe(200)
  expect(await finish(thief, nextCode())).toBe(401)
})

it('a challenge that was opened for something else signs nobody in', async () => {
  const { userId, nextCode } = await withApp('twofold')
  const other = await openChallenge(ctx.db, ctx, { purpose: 'confirmation', userId, webauthnChallenge })
  expect(await finish(other, nextCode())).toBe(401)
  expect(await finish(await begin('twofold'), nextCode())).toBe(200)
})

it('a session is confirmed neither by a sign-in’s challenge nor by a colleague’s', async () => {
  const { userId, headers } = await withApp('confirming')
  const { userId: other } = await withApp('colleague')
  const refused = async (challenge: string | undefined) => {
    const { status, body } = await confirm(challenge, headers)
    return [status, body.code]
  }
  expect(await refused(await begin('confirming'))).toEqual(TOO_LATE)
  const confirmation = { purpose: 'confirmation', webauthnChallenge } as const
  expect(await refused(await openChallenge(ctx.db, ctx, { ...confirmation, userId: other }))).toEqual(
    TOO_LATE,
  )
  // Their own gets as far as the passkey.
  expect(await refused(await openChallenge(ctx.db, ctx, { ...confirmation, userId }))).not.toEqual(TOO_LATE)
})
