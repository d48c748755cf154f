import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/create-context.ts'
import { desc } from '#server/foundation/database/drizzle.ts'
import { events, outbox, storedKeys, texts, users } from '#server/foundation/database/schema/all-tables.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { queueText } from '#server/people/conversations/texts/queue-text.ts'
import { sendDueTexts } from '#server/people/conversations/texts/send-due-texts.ts'
import { withDetails } from '#test/factories/audit-details.ts'
import { GOOD_CARD } from '#test/factories/booking-request.ts'
import { type SimulatedSmtp, startSimulatedSmtp } from '#test/simulated/smtp/start-simulated-smtp.ts'
import { testContext } from '#test/test-context.ts'
import { readStoredKeys } from './stored-keys.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const withMail = testContext({ env: { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:9' } })
const STRIPE = {
  secretKey: 'sk_test_abcdef',
  publishableKey: 'pk_test_abcdef',
  webhookSecret: 'whsec_abcdef',
}
const put = (change: object) => ctx.staff('PUT', '/api/admin/keys', change)
const read = async () => (await ctx.staff('GET', '/api/admin/keys')).body
const NO_KEYS = { stripe: null, smtp: null, s3: null, openai: null, twilio: null }

let smtp: SimulatedSmtp
beforeAll(async () => {
  smtp = await startSimulatedSmtp()
  await smtp.comeUp()
})
afterAll(() => smtp.goDown())
beforeEach(async () => {
  smtp.taken.length = 0
  await ctx.db.update(users).set({ role: 'owner' })
  await put(NO_KEYS)
})

it('a new site has none', async () => {
  const keys = await read()
  expect(Object.keys(keys)).toEqual(['stripe', 'smtp', 's3', 'openai', 'twilio'])
  expect(keys.stripe).toEqual({
    source: 'none',
    fields: { secretKey: 'missing', publishableKey: 'missing', webhookSecret: 'missing' },
  })
  expect((await ctx.call('GET', '/api/payment-config')).body).toMatchObject({ provider: 'test' })
})

describe('stored keys', () => {
  it('that were copied to another service’s row are not opened there', async () => {
    await put({ openai: { apiKey: 'sk-abcdef' } })
    await ctx.db.update(storedKeys).set({ name: 'twilio' })
    expect(await readStoredKeys(ctx.db, ctx.config)).toEqual({ keys: {}, unreadable: ['twilio'] })
    await put(NO_KEYS)
  })

  it('are in effect at once, and never returned again', async () => {
    const saved = await put({ stripe: STRIPE })
    expect(saved.body.stripe).toEqual({
      source: 'stored',
      fields: { secretKey: 'set', publishableKey: 'set', webhookSecret: 'set' },
    })
    expect(JSON.stringify(saved.body)).not.toContain('abcdef')
    const config = (await ctx.call('GET', '/api/payment-config')).body
    expect(config).toMatchObject({ provider: 'stripe', publishableKey: STRIPE.publishableKey })
    expect((await put({ stripe: null })).body.stripe.source).toBe('none')
    expect((await ctx.call('GET', '/api/payment-config')).body).toMatchObject({ provider: 'test' })
  })

  it('are used by another server once it is notified', async () => {
    const config = parseConfig({ DATA_DIR: ctx.config.dataDir })
    const other = await createContext({ config, db: ctx.db, log: ctx.log })
    await put({ stripe: STRIPE })
    expect(other.payments.name).toBe('test')
    await other.keys.reload()
    expect([other.payments.name, other.payments.publishableKey]).toEqual(['stripe', STRIPE.publishableKey])
  })

  it('are sealed in the database, and the log does not contain their values', async () => {
    await put({ stripe: STRIPE, openai: { apiKey: 'sk-abcdef' } })
    const rows = await ctx.db.select().from(storedKeys)
    expect(rows).toHaveLength(2)
    expect(rows.every(({ sealed }) => sealed.startsWith('sealed:1:'))).toBe(true)
    const entries = await ctx.db.select().from(events).orderBy(desc(events.id)).limit(2)
    expect(
      withDetails(entries)
        .map(({ details }) => details)
        .sort(),
    ).toEqual(['openai: apiKey', 'stripe: secretKey, publishableKey, webhookSecret'])
    expect(JSON.stringify(entries)).not.toContain('abcdef')
  })

  it('keep the fields that are left out, and lose those that are null', async () => {
    await put({ stripe: STRIPE })
    await put({ stripe: { webhookSecret: null } })
    expect((await read()).stripe.fields).toEqual({
      secretKey: 'set',
      publishableKey: 'set',
      webhookSecret: 'missing',
    })
  })

  it('are sealed again when SECRETS_KEY is set, and no other key opens them', async () => {
    await put({ openai: { apiKey: 'sk-abcdef' } })
    const newKey = Buffer.alloc(32, 7).toString('base64')
    const open = (env: Record<string, string>) =>
      createContext({
        config: parseConfig({ DATA_DIR: ctx.config.dataDir, ...env }),
        db: ctx.db,
        log: ctx.log,
      })
    const rotated = await open({ SECRETS_KEY: newKey })
    await rotated.keys.reload()
    expect(rotated.config.openai?.apiKey).toBe('sk-abcdef')
    // The key file alone no longer opens it.
    const file = join(ctx.config.dataDir, 'secrets.key')
    const kept = await readFile(file)
    const stranger = await open({})
    await stranger.keys.reload()
    expect(stranger.config.openai).toBeUndefined()
    await writeFile(file, kept)
  })
})

describe('keys that cannot be opened', () => {
  const TWILIO = { accountSid: 'AC1', authToken: 'abcdef', from: '+13055550100' }
  beforeEach(async () => {
    await put({ stripe: STRIPE, smtp: { url: smtp.url }, twilio: TWILIO })
    // As after a restore, which has no key file.
    await rm(join(ctx.config.dataDir, 'secrets.key'))
    await ctx.keys.reload()
  })

  it('never turn a live site into one that takes test payments', async () => {
    const config = (await ctx.call('GET', '/api/payment-config')).body
    expect(config).toMatchObject({ provider: 'stripe', publishableKey: null, ready: false })
    const asked = await ctx.call('POST', '/api/create-payment-intent', { amount: 75 })
    expect([asked.status, asked.body.code]).toEqual([502, 'provider_down'])
    const card = { ...GOOD_CARD, clientSecret: 'pi_1_secret' }
    expect((await ctx.call('POST', '/api/test-payments/pi_1/confirm', card)).status).toBe(404)
  })

  it('are in use again once entered again, and no longer wanted once removed, without a restart', async () => {
    await put({ stripe: STRIPE })
    const config = await ctx.call('GET', '/api/payment-config')
    expect(config.body).toMatchObject({ publishableKey: STRIPE.publishableKey, ready: true })
    await rm(join(ctx.config.dataDir, 'secrets.key'))
    await ctx.keys.reload()
    await put({ stripe: null })
    expect((await ctx.call('GET', '/api/payment-config')).body).toMatchObject({
      provider: 'test',
      ready: true,
    })
  })

  it('are reported to the owner: on the screen, by a test of them and by the doctor', async () => {
    const { stripe, openai } = await read()
    const missing = { secretKey: 'missing', publishableKey: 'missing', webhookSecret: 'missing' }
    expect(stripe).toEqual({ source: 'stored', fields: missing, isLocked: true })
    expect(openai).toEqual({ source: 'none', fields: { apiKey: 'missing' } })
    for (const name of ['stripe', 'smtp', 'twilio'] as const) {
      const { body } = await ctx.staff('POST', `/api/admin/keys/${name}/test`)
      expect(body).toEqual({ ok: false, sentence: expect.stringContaining('Stored keys can’t be opened') })
    }
    const { findings } = (await ctx.staff('GET', '/api/admin/system')).body
    for (const name of ['Payments', 'Payment webhook', 'Email', 'Stored keys'])
      expect(findings.find((finding) => finding.name === name)).toMatchObject({
        state: 'problem',
        remedy: expect.stringContaining('enter the keys again'),
      })
  })

  it('let mails and texts wait until they are entered again, or removed', async () => {
    await ctx.db.delete(outbox)
    const config = parseConfig({ DATA_DIR: ctx.config.dataDir })
    const server = await createContext({ config, db: ctx.db, log: ctx.log }, { now: ctx.now })
    await server.keys.reload()
    const mail = { recipient: 'maria@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
    await ctx.db.insert(outbox).values({ ...mail, kind: 'test' })
    const text = { kind: 'answer', phone: '+13055550123', body: 'Hello', sendAt: ctx.now() } as const
    const expiresAt = new Date(+ctx.now() + 3_600_000)
    await ctx.db.transaction((tx) => queueText(tx, server, { ...text, expiresAt }))
    const send = async () => [await sendDueMail(server), await sendDueTexts(server)]
    const getStates = async () => [
      ...(await ctx.db.select().from(outbox)).map(({ kind, status }) => `${kind} ${status}`),
      ...(await ctx.db.select().from(texts)).map(({ status }) => status),
    ]
    expect(await send()).toEqual([0, 0])
    expect(await getStates()).toEqual(['test queued', 'queued'])
    await put({ smtp: { url: smtp.url }, twilio: null })
    await server.keys.reload()
    expect(await send()).toEqual([1, 1])
    expect(await getStates()).toEqual(['test sent', 'text kept', 'kept'])
    expect(smtp.taken).toHaveLength(1)
    server.mail?.close()
  })

  it('do not matter to a site whose environment sets them', async () => {
    const env = { STRIPE_SECRET_KEY: STRIPE.secretKey, STRIPE_PUBLISHABLE_KEY: STRIPE.publishableKey }
    const config = parseConfig({ DATA_DIR: ctx.config.dataDir, ...env })
    const other = await createContext({ config, db: ctx.db, log: ctx.log })
    await other.keys.reload()
    expect(other.payments).toMatchObject({ name: 'stripe', publishableKey: STRIPE.publishableKey })
    expect(other.config.lockedKeys.toSorted()).toEqual(['smtp', 'twilio'])
  })
})

it('are overridden by environment variables, which is shown', async () => {
  const change = { smtp: { url: `smtp://127.0.0.1:1` } }
  const { status, body } = await withMail.staff('PUT', '/api/admin/keys', change)
  expect([status, body.smtp.source]).toEqual([200, 'environment'])
})

describe('a test', () => {
  it('says that there are no keys', async () => {
    for (const name of ['stripe', 'smtp', 's3', 'openai', 'twilio'] as const) {
      const { status, body } = await ctx.staff('POST', `/api/admin/keys/${name}/test`)
      expect([name, status, body]).toEqual([name, 200, { ok: false, sentence: 'No keys are set yet.' }])
    }
  })

  it('sends a mail to the business', async () => {
    await put({ smtp: { url: smtp.url, from: 'Us <us@example.com>' } })
    const { body } = await ctx.staff('POST', '/api/admin/keys/smtp/test')
    expect(body).toEqual({ ok: true, sentence: expect.stringContaining('hello@moonlit-teepees.example') })
    expect(smtp.taken).toHaveLength(1)
    await smtp.goDown()
    expect((await ctx.staff('POST', '/api/admin/keys/smtp/test')).body.ok).toBe(false)
    await smtp.comeUp()
  })

  it('404 for an unknown name', async () => {
    expect((await ctx.staff('POST', '/api/admin/keys/paypal/test')).status).toBe(404)
  })
})

it.each([
  [{ stripe: { secretKey: 'pk_test_x', publishableKey: 'pk_test_x' } }],
  [{ stripe: { secretKey: 'sk_test_x' } }],
  [{ smtp: { url: 'https://example.com' } }],
  [{ s3: { bucket: 'pictures' } }],
  [{ openai: { apiKey: '' } }],
])('400 for %j', async (change) => {
  expect((await put(change)).status).toBe(400)
})

it('403 for everybody except owners, 401 for visitors', async () => {
  await ctx.db.update(users).set({ role: 'office' })
  expect([(await ctx.staff('GET', '/api/admin/keys')).status, (await put({})).status]).toEqual([403, 403])
  expect((await ctx.call('GET', '/api/admin/keys')).status).toBe(401)
})
