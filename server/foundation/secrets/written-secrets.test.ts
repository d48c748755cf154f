import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague, as, PASSWORD, signIn } from '#test/factories/colleague.ts'
import { createCode } from '#test/factories/create-code.ts'
import { recordWrittenRows } from '#test/factories/written-rows.ts'
import { present } from '#test/present.ts'
import { ADMIN, BASIC, MORNING, testContext } from '#test/test-context.ts'

const SECRETS_KEY = randomBytes(32).toString('base64')
const ctx = testContext({ env: { RATE_LIMITS: 'off', SECRETS_KEY } })

const EMAIL = 'dana@example.com'
/** What follows the name in a session's credential. */
const getSecret = (credential: string) => Buffer.from(credential, 'base64').toString().replace(/^\w+:/, '')
const getToken = (link: string) => present(link.split('#')[1])

/** Everything the site gives out or is told that lets somebody in, in the order in which it is made. */
const SECRETS = {
  'secret of a session': async () =>
    getSecret((await ctx.call('POST', '/api/admin/login', ADMIN)).body.credential),
  'API key': async () => (await makeKey()).body.key,
  'API key whose response was lost': async () => (await makeKey()).body.key,
  'token of an invitation': async () => {
    const invited = { email: 'kim@example.com', role: 'office' }
    return getToken((await ctx.staff('POST', '/api/admin/invitations', invited)).body.link)
  },
  'token for a forgotten password': async () => {
    await addColleague(ctx, 'dana', 'office', EMAIL)
    await ctx.call('POST', '/api/admin/forgotten-password', { email: EMAIL })
    const { rows } = await ctx.db.execute<{ text: string }>(
      `SELECT text FROM outbox WHERE recipient = '${EMAIL}' ORDER BY id DESC LIMIT 1`,
    )
    return present(/#([\w-]{40,})/.exec(present(rows[0]).text)?.[1])
  },
  'secret of an authenticator app': async () => {
    const path = '/api/admin/second-factor/authenticator'
    const { credential } = (await signIn(ctx, 'dana')).body
    const { secret } = (await ctx.call('POST', path, { currentPassword: PASSWORD }, as(credential))).body
    const sent = { code: createCode(secret, MORNING.getTime()) }
    const confirmed = await ctx.call('POST', `${path}/confirmation`, sent, as(credential))
    recoveryCodes = present(confirmed.body.recoveryCodes)
    return secret
  },
  'recovery code': async () => present(recoveryCodes[0]).replaceAll('-', ''),
  'challenge of a second step': async () => present((await signIn(ctx, 'dana')).body.challenge),
  'gate code': async () => {
    const gateCode = 'Ring Ortega, then 83-71-Wren'
    const { body } = await ctx.staff('POST', '/api/admin/bookings', bookingRequest())
    const access = { gateCode, elevatorSlot: null, parking: null, insuranceCertificate: null }
    expect((await ctx.staff('PUT', `/api/bookings/${body.id}/access`, access)).status).toBe(200)
    return gateCode
  },
  'address of another calendar': async () => {
    const secret = 'private-9f3b2c71d0'
    const calendar = { name: 'Family', url: `http://127.0.0.1:9/${secret}/basic.ics` }
    expect((await ctx.staff('POST', '/api/admin/busy-calendars', calendar)).status).toBe(201)
    return secret
  },
  password: async () => PASSWORD,
} as const satisfies Readonly<Record<string, () => Promise<string>>>

const makeKey = () =>
  ctx.call(
    'POST',
    '/api/admin/api-keys',
    { name: 'Van', scopes: ['agenda'] },
    { Authorization: BASIC, 'Idempotency-Key': 'the-same-request' },
  )

let recoveryCodes: readonly string[] = []
const secrets = new Map<string, string>()
let rows: readonly string[]

beforeAll(async () => {
  const readWrittenRows = await recordWrittenRows(ctx)
  for (const [name, make] of Object.entries(SECRETS)) secrets.set(name, await make())
  rows = await readWrittenRows()
})

it.each(Object.keys(SECRETS))('the %s is in no row that was ever written', (name) => {
  const secret = present(secrets.get(name))
  expect(secret.length).toBeGreaterThan(9)
  // A mail is stored as it is sent, with its link, until it is erased.
  const found = rows.filter((row) => row.includes(secret) && !row.startsWith('outbox '))
  expect(found).toEqual([])
})

it('rows are recorded, and what may be read is found in them', () => {
  expect(rows.some((row) => row.startsWith('sessions '))).toBe(true)
  expect(rows.some((row) => row.startsWith('users ') && row.includes(EMAIL))).toBe(true)
  expect(new Set(secrets.values()).size).toBe(secrets.size)
})
