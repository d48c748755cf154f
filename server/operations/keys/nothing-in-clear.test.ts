import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KEY_NAMES } from '#contract/operations/keys.ts'
import { events, users } from '#server/foundation/database/schema/all-tables.ts'
import { sendDueMail } from '#server/foundation/mail/send-due-mail.ts'
import { createLog } from '#server/log.ts'
import { backUp } from '#server/operations/backups/back-up.ts'
import { makeExports } from '#server/operations/exports/make-exports.ts'
import { readVapidKeys } from '#server/operations/push/vapid-keys.ts'
import { recordWrittenRows } from '#test/factories/written-rows.ts'
import { ADMIN, testContext } from '#test/test-context.ts'

/** Part of every key that is entered, so that any part of the site that leaked one would show it. */
const MARK = 'kEpTsEcReT'
const KEYS = {
  stripe: {
    secretKey: `sk_test_${MARK}1`,
    publishableKey: `pk_test_${MARK}2`,
    webhookSecret: `whsec_${MARK}3`,
  },
  smtp: { url: `smtps://office:${MARK}4@mail.example.com`, from: 'Us <us@example.com>' },
  s3: {
    bucket: 'pictures',
    endpoint: 'https://s3.example.com',
    region: 'auto',
    accessKeyId: `${MARK}5`,
    secretAccessKey: `${MARK}6`,
  },
  openai: { apiKey: `sk-${MARK}7` },
  twilio: { accountSid: `AC${MARK}8`, authToken: `${MARK}9`, from: '+13055550100' },
}

const QUESTION = {
  name: 'Dana Fields',
  email: 'dana@example.com',
  phone: '(305) 555-0123',
  subject: 'A question',
  message: 'Do you come to Key Biscayne, too?',
}
const logged: string[] = []
const log = createLog('trace', { write: (line) => void logged.push(line) })
const ctx = testContext({ env: { RATE_LIMITS: 'off' }, log })
const folder = await mkdtemp(join(tmpdir(), 'teepee-secrets-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

let secrets: string[]
let readWrittenRows: () => Promise<string[]>
beforeAll(async () => {
  await ctx.db.update(users).set({ role: 'owner' })
  readWrittenRows = await recordWrittenRows(ctx)
  expect((await ctx.staff('PUT', '/api/admin/keys', KEYS)).status).toBe(200)
  secrets = [MARK, (await readVapidKeys(ctx)).privateKey]
  // The stored keys are in use: a site that had lost them could not leak them.
  expect((await ctx.call('GET', '/api/payment-config')).body).toMatchObject({ provider: 'stripe' })
  await backUp(ctx, join(folder, 'backup'))
})

const expectNone = (content: string) => {
  for (const secret of secrets) expect(content.includes(secret)).toBe(false)
}

it('no row has contained one, not even until it was read for the first time', async () => {
  const rows = await readWrittenRows()
  for (const name of KEY_NAMES)
    expect(rows.some((row) => row.startsWith(`stored_keys (${name},sealed:1:`))).toBe(true)
  expect(rows.some((row) => row.startsWith('secrets (push-keys,sealed:1:'))).toBe(true)
  expect(rows.filter((row) => secrets.some((secret) => row.includes(secret)))).toEqual([])
})

it('a backup contains no entered key or push key in plain text, nor the key that opens them', async () => {
  const backup = join(folder, 'backup')
  const names = (await readdir(backup, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  const files = await Promise.all(
    names.map(async ({ name, parentPath }) => {
      const bytes = await readFile(join(parentPath, name))
      return { name, content: (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1') }
    }),
  )
  const kept = files.find(({ name }) => name === 'stored_keys.copy.gz')
  expect(kept?.content.match(/sealed:1:/g)).toHaveLength(Object.keys(KEYS).length)
  expect(files.find(({ name }) => name === 'secrets.copy.gz')?.content).toContain('push-keys\tsealed:1:')
  expectNone(files.map(({ content }) => content).join('\n'))
  const opens = (await readFile(join(ctx.config.dataDir, 'secrets.key'), 'utf8')).trim()
  expect(files.some(({ content }) => content.includes(opens))).toBe(false)
})

it("the server's own log contains none, not even for services that cannot be reached", async () => {
  for (const name of KEY_NAMES)
    expect((await ctx.staff('POST', `/api/admin/keys/${name}/test`)).status).toBe(200)
  await ctx.staff('PUT', '/api/admin/keys', { stripe: { secretKey: `sk_live ${MARK}10` } })
  await ctx.call('POST', '/api/admin/login', { ...ADMIN, password: `${MARK}11` })
  await ctx.staff('GET', `/api/calendar/${MARK}12`)
  ctx.log.error({ password: `${MARK}13`, card: { number: `${MARK}14` } }, 'A line')
  await ctx.call('POST', '/api/contact', QUESTION)
  await sendDueMail(ctx)
  expect(logged.join('')).toContain('A line')
  expectNone(logged.join(''))
})

it('the audit log says which keys were entered, but contains none', async () => {
  const entries = JSON.stringify(await ctx.db.select().from(events))
  expect(entries).toContain('stripe: secretKey, publishableKey, webhookSecret')
  expectNone(entries)
  expectNone(JSON.stringify((await ctx.staff('GET', '/api/admin/audit')).body))
})

it('a complete export contains none', async () => {
  // The bucket for these keys does not exist, and an export is stored where the pictures are.
  expect((await ctx.staff('PUT', '/api/admin/keys', { s3: null })).status).toBe(200)
  const { body } = await ctx.staff('POST', '/api/admin/exports')
  expect(await makeExports(ctx)).toBe(1)
  const { credential } = (await ctx.call('POST', '/api/admin/login', ADMIN)).body
  const response = await ctx.fetch(`/api/admin/exports/${body.id}`, {
    headers: { Authorization: `Basic ${credential}` },
  })
  expect(response.status).toBe(200)
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  expect(files.length).toBeGreaterThan(3)
  expectNone(files.map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString('latin1')}`).join('\n'))
})
