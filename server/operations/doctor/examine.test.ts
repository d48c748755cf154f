import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { CheckResult } from '#contract/operations/doctor.ts'
import { parseConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { backUpDaily } from '#server/operations/backups/daily-backup.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { startSimulatedSmtp } from '#test/simulated/smtp/start-simulated-smtp.ts'
import {
  SECRET_KEY,
  startSimulatedStripe,
  WEBHOOK_SECRET,
} from '#test/simulated/stripe/start-simulated-stripe.ts'
import { testContext } from '#test/test-context.ts'
import { examine } from './examine.ts'

/** The doctor compares its clock with the database's. */
const ctx = testContext({ changes: () => ({ now: () => new Date() }) })
const folder = mkdtempSync(join(tmpdir(), 'teepee-doctor-'))
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const close of closing) await close()
})

/** The same site under other settings. */
const withSettings = (env: Record<string, string>): Promise<Context> =>
  createContext({ ...ctx, config: parseConfig({ DATA_DIR: ctx.config.dataDir, ...env }) }, { now: ctx.now })
const look = async (at: Context | Promise<Context>, name: string) =>
  (await examine(await at)).findings.find((finding) => finding.name === name)

describe('the doctor', () => {
  it('finds no problem with a new site, and says what is still missing', async () => {
    const { findings, lastBackup } = await examine(ctx)
    expect(findings.filter(({ state }) => state === 'problem')).toEqual([])
    expect(findings.flatMap(({ name, state }) => (state === 'warning' ? [name] : [])).sort()).toEqual(
      expect.arrayContaining(['Backups', 'Email', 'Public address']),
    )
    for (const { state, remedy } of findings) expect(remedy === null).toBe(state === 'fine')
    expect(lastBackup).toBeNull()
  })

  it('is for staff only', async () => {
    expect((await ctx.call('GET', '/api/admin/system')).status).toBe(401)
    const { status, body } = await ctx.staff('GET', '/api/admin/system')
    expect([status, body.findings.length]).toEqual([200, 13])
  })

  it('reports to Spanish readers in Spanish, and to everybody else in English', async () => {
    const { body } = await ctx.staff('GET', '/api/admin/system', undefined, { 'X-Language': 'es' })
    const said = body.findings.flatMap(({ name, sentence, remedy }: CheckResult) => [
      name,
      sentence,
      remedy ?? '',
    ])
    expect(englishWordsIn(said.join('\n').replaceAll(ctx.config.dataDir, ''))).toEqual([])
    expect(body.findings[0]).toMatchObject({
      name: 'Configuración',
      sentence: 'La configuración es coherente.',
    })
    expect((await ctx.staff('GET', '/api/admin/system')).body.findings[0]).toEqual({
      name: 'Settings',
      state: 'fine',
      sentence: 'The settings fit together.',
      remedy: null,
    })
  })

  it('reports a check that itself fails, and continues with the others', async () => {
    const broken = {
      ...ctx,
      storage: { ...ctx.storage, put: () => Promise.reject(new Error('bucket is gone')) },
    }
    expect(await look(broken, 'Photos')).toMatchObject({
      state: 'problem',
      sentence: 'It couldn’t be checked: bucket is gone',
    })
    expect(await look(broken, 'Database')).toMatchObject({ state: 'fine' })
  })

  it('notices a wrong clock', async () => {
    const late = { ...ctx, now: () => new Date(Date.now() - 3_600_000) }
    expect(await look(late, 'Clock')).toMatchObject({ state: 'problem' })
  })

  it('notices a database of another version', async () => {
    expect(await look(ctx, 'Database schema')).toMatchObject({ state: 'fine' })
    await ctx.db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`,
    )
    expect(await look(ctx, 'Database schema')).toMatchObject({ state: 'problem' })
    await ctx.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`)
    await ctx.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1`)
    expect(await look(ctx, 'Database schema')).toMatchObject({ state: 'warning' })
    await ctx.db.execute(sql`UPDATE drizzle.__drizzle_migrations SET created_at = created_at + 1`)
  })

  it('notices settings that do not fit together', async () => {
    expect(await look(withSettings({ RATE_LIMITS: 'off' }), 'Settings')).toMatchObject({ state: 'problem' })
    const url = { PUBLIC_URL: 'https://teepees.invalid' }
    expect(await look(withSettings(url), 'Settings')).toMatchObject({ state: 'warning' })
    expect(await look(withSettings({ ...url, TRUST_PROXY: 'true' }), 'Settings')).toMatchObject({
      state: 'fine',
    })
  })

  it('requests the public URL as a visitor would', async () => {
    const well = await listen((_, response) => response.end('{"status":"ok"}'))
    expect(await look(withSettings({ PUBLIC_URL: well }), 'Public address')).toMatchObject({
      state: 'warning',
      sentence: `${well} leads here, but not over TLS.`,
    })
    const elsewhere = await listen((_, response) => response.end('<h1>Parked</h1>'))
    expect(await look(withSettings({ PUBLIC_URL: elsewhere }), 'Public address')).toMatchObject({
      state: 'problem',
    })
    const nowhere = { PUBLIC_URL: 'http://127.0.0.1:9' }
    expect(await look(withSettings(nowhere), 'Public address')).toMatchObject({ state: 'problem' })
  })

  it('signs in to the mail server without sending', async () => {
    const smtp = await startSimulatedSmtp()
    closing.push(() => smtp.goDown())
    expect(await look(withSettings({ SMTP_URL: smtp.url }), 'Email')).toMatchObject({ state: 'problem' })
    await smtp.comeUp()
    expect(await look(withSettings({ SMTP_URL: smtp.url }), 'Email')).toMatchObject({ state: 'fine' })
    expect(smtp.taken).toEqual([])
  })

  it('checks the hours since the last backup', async () => {
    const daily = await withSettings({ BACKUP_DIR: join(folder, 'daily') })
    expect(await look(daily, 'Backups')).toMatchObject({ state: 'warning' })
    await backUpDaily(daily)
    expect((await examine(daily)).lastBackup).toMatchObject({ createdAt: expect.stringMatching(/Z$/) })
    expect((await look(daily, 'Backups'))?.state).not.toBe('problem')
    const later = { ...daily, now: () => new Date(Date.now() + 3 * 86_400_000) }
    expect(await look(later, 'Backups')).toMatchObject({
      state: 'problem',
      sentence: 'The last backup is 3 days old.',
    })
  })
})

describe('the doctor at Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_PUBLISHABLE_KEY: 'pk_test_simulated' }

  it('tests the keys, and notices if they do not belong together', async () => {
    const stripe = await startSimulatedStripe()
    closing.push(stripe.stop)
    const env = { ...keys, STRIPE_API_BASE: stripe.apiBase }
    expect(await look(withSettings(env), 'Payments')).toMatchObject({
      state: 'warning',
      sentence: 'Stripe answers, with test keys: no card is charged.',
    })
    const wrong = { ...env, STRIPE_SECRET_KEY: 'sk_test_wrong' }
    expect(await look(withSettings(wrong), 'Payments')).toMatchObject({ state: 'problem' })
    const mixed = { ...env, STRIPE_PUBLISHABLE_KEY: 'pk_live_simulated' }
    expect(await look(withSettings(mixed), 'Payments')).toMatchObject({ state: 'problem' })
  })

  it('registers the domain for wallets once, and says whether Apple Pay is active on it', async () => {
    const stripe = await startSimulatedStripe()
    closing.push(stripe.stop)
    const env = { ...keys, STRIPE_API_BASE: stripe.apiBase }
    expect(await look(withSettings(env), 'Wallets')).toMatchObject({ state: 'warning' })
    const site = withSettings({ ...env, PUBLIC_URL: 'https://teepees.invalid' })
    const sentence = 'teepees.invalid is registered for Apple Pay and Google Pay.'
    for (const times of [1, 2])
      expect([times, await look(site, 'Wallets')]).toMatchObject([times, { state: 'fine', sentence }])
    expect(stripe.ledger.domains.map(({ domain_name }) => domain_name)).toEqual(['teepees.invalid'])
    const [domain] = stripe.ledger.domains
    if (domain) domain.apple_pay = { status: 'inactive', status_details: { error_message: 'No file.' } }
    expect(await look(site, 'Wallets')).toMatchObject({
      state: 'problem',
      sentence: expect.stringContaining('No file.'),
    })
    expect(await look(ctx, 'Wallets')).toBeUndefined()
  })

  it('checks whether the webhook exists, is enabled and complete', async () => {
    const stripe = await startSimulatedStripe()
    closing.push(stripe.stop)
    const env = { ...keys, STRIPE_API_BASE: stripe.apiBase, PUBLIC_URL: 'http://127.0.0.1:9' }
    expect(await look(withSettings(env), 'Payment webhook')).toMatchObject({ state: 'warning' })
    const site = withSettings({ ...env, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET })
    expect(await look(site, 'Payment webhook')).toMatchObject({ state: 'problem' })
    const webhook = {
      id: 'we_1',
      object: 'webhook_endpoint' as const,
      url: 'http://127.0.0.1:9/api/stripe/webhook',
      status: 'enabled' as const,
      enabled_events: ['payment_intent.succeeded'],
    }
    stripe.ledger.webhookEndpoints.push(webhook)
    expect((await look(site, 'Payment webhook'))?.sentence).toContain('is missing charge.refunded')
    const always = [
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'charge.refunded',
      'refund.failed',
      'charge.dispute.created',
      'charge.dispute.closed',
    ]
    stripe.ledger.webhookEndpoints[0] = { ...webhook, enabled_events: always }
    expect(await look(site, 'Payment webhook')).toMatchObject({ state: 'fine' })
    // Bank accounts pay days later, so Stripe must report that a payment is processing.
    await ctx.staff('PUT', '/api/admin/pricing', { ways: { bankAccount: true } })
    expect((await look(site, 'Payment webhook'))?.sentence).toContain('is missing payment_intent.processing')
    stripe.ledger.webhookEndpoints[0] = { ...webhook, enabled_events: ['*'] }
    expect(await look(site, 'Payment webhook')).toMatchObject({ state: 'fine' })
    await ctx.staff('PUT', '/api/admin/pricing', { ways: { bankAccount: false } })
  })
})

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
