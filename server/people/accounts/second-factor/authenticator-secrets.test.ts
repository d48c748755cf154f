import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { parseConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { checkSecrets } from '#server/operations/doctor/examine.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { addColleague, as, PASSWORD } from '#test/factories/colleague.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { resetPassword } from '../reset-password.ts'
import { sealOlderSecrets } from './authenticator-secrets.ts'
import { createTotp } from './codes.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const newKey = () => randomBytes(32).toString('base64')
const [KEY, OTHER] = [newKey(), newKey()]

let steps = 0
const nextCode = (secret: string) => {
  const now = MORNING.getTime() + ++steps * 30_000
  ctx.setNow(new Date(now))
  return createTotp(secret).generate({ timestamp: now })
}

/** The same site on a freshly started server with this SECRETS_KEY; '' stands for none. */
async function serverWith(keys: string) {
  const config = parseConfig({ DATA_DIR: ctx.config.dataDir, SECRETS_KEY: keys })
  const server: Context = await createContext({ config, db: ctx.db, log: ctx.log }, { now: ctx.now })
  await sealOlderSecrets(server)
  const api = createApi(server)
  const post = async <Path extends string>(
    path: Path,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: CallAnswer<'POST', `/api/admin${Path}`> }> => {
    const response = await api.request(`/api/admin${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    server,
    post,
    async signIn(username: string, code: string) {
      const { body } = await post('/login', { username, password: PASSWORD })
      return post('/login/second-factor', { challenge: body.challenge, code })
    },
  }
}

/** Creates a user who sets up an authenticator app on this server. */
async function withApp(username: string, { post }: Awaited<ReturnType<typeof serverWith>>) {
  await addColleague(ctx, username, 'office')
  const login = await post('/login', { username, password: PASSWORD })
  const headers = as(login.body.credential)
  const { body } = await post('/second-factor/authenticator', { currentPassword: PASSWORD }, headers)
  const code = nextCode(body.secret)
  const confirmed = await post('/second-factor/authenticator/confirmation', { code }, headers)
  return { secret: body.secret, codes: present(confirmed.body.recoveryCodes) }
}

const stored = async () => JSON.stringify((await ctx.db.execute('SELECT * FROM authenticators')).rows)

it('with a key, no secret is stored in plain text, and its codes work', async () => {
  const site = await serverWith(KEY)
  const { secret } = await withApp('sealed', site)
  expect(await stored()).not.toContain(secret)
  expect((await site.signIn('sealed', nextCode(secret))).status).toBe(200)
  expect(await checkSecrets(site.server)).toMatchObject({ state: 'fine' })
})

it('plain secrets are encrypted at the next start with a key, and work before and after', async () => {
  const before = await serverWith('')
  const { secret } = await withApp('earlier', before)
  expect(await stored()).toContain(secret)
  expect((await before.signIn('earlier', nextCode(secret))).status).toBe(200)
  const after = await serverWith(KEY)
  expect(await stored()).not.toContain(secret)
  expect((await after.signIn('earlier', nextCode(secret))).status).toBe(200)
})

it('the key can be replaced while servers with either key first run side by side', async () => {
  const { secret } = await withApp('rotated', await serverWith(KEY))
  for (const [one, other] of [
    [KEY, `${KEY},${OTHER}`],
    [`${KEY},${OTHER}`, `${OTHER},${KEY}`],
    [`${OTHER},${KEY}`, OTHER],
  ] as const)
    for (const server of [await serverWith(one), await serverWith(other)])
      expect((await server.signIn('rotated', nextCode(secret))).status).toBe(200)
  expect((await (await serverWith(KEY)).signIn('rotated', nextCode(secret))).status).toBe(401)
  await serverWith(`${KEY},${OTHER}`)
})

it.each([
  ['without a key', ''],
  ['with another key', OTHER],
])('restored %s, it says so, and recovery codes and reset-password still work', async (how, keys) => {
  const username = `restored ${how}`.replaceAll(' ', '-')
  const { secret, codes } = await withApp(username, await serverWith(KEY))
  const site = await serverWith(keys)
  const refused = await site.signIn(username, nextCode(secret))
  expect([refused.status, refused.body.message]).toEqual([
    401,
    expect.stringMatching(/SECRETS_KEY.*reset-password/),
  ])
  expect(await checkSecrets(site.server)).toMatchObject({ state: 'problem' })
  // More attempts than guesses are allowed.
  for (let n = 0; n < 6; n++) await site.signIn(username, nextCode(secret))
  expect((await site.signIn(username, codes[0] ?? '')).status).toBe(200)
  await resetPassword(site.server, { username, password: PASSWORD })
  expect((await site.post('/login', { username, password: PASSWORD })).status).toBe(200)
})

it('an app awaiting its first code must start over if the key is lost', async () => {
  await addColleague(ctx, 'halfway', 'crew')
  const [site, other] = [await serverWith(KEY), await serverWith('')]
  const login = await site.post('/login', { username: 'halfway', password: PASSWORD })
  const headers = as(login.body.credential)
  const { body } = await site.post('/second-factor/authenticator', { currentPassword: PASSWORD }, headers)
  const code = nextCode(body.secret)
  const confirmed = await other.post('/second-factor/authenticator/confirmation', { code }, headers)
  expect([confirmed.status, confirmed.body.message]).toEqual([
    409,
    expect.stringMatching(/^Start setting up your app again/),
  ])
})

it('an invalid key prevents the start', () => {
  for (const SECRETS_KEY of ['short', KEY.slice(4), `${KEY},`, `${KEY},short`])
    expect(() => parseConfig({ SECRETS_KEY })).toThrow(/SECRETS_KEY must be 32 random bytes/)
})
