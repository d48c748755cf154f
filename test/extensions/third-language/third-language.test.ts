import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { BASIC } from '#test/administrator.ts'
import { TEMPLATE, toDatabaseUrl } from '#test/database-server.ts'
import { readPlainLines } from '#test/extensions/pseudo-language/read-plain-lines.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { type ServerProcess, startServerProcess } from '#test/races/server-process.ts'
import { runAsAdmin } from '#test/run-as-admin.ts'

/** French has accents in every word here, so text without accents is English. */
const HOOKS = fileURLToPath(new URL('./add-french.ts', import.meta.url))
const FRENCH = { 'X-Language': 'fr' }
const ACCENTED = /[þðƒğŕšţúñóļçáéí]/
const STAFF = { Authorization: BASIC }
const NAME = 'theme/8/name'

const name = `french_${randomBytes(6).toString('hex')}`
const dataDir = mkdtempSync(join(tmpdir(), 'teepee-french-'))
let database: Client
let server: ServerProcess

beforeAll(async () => {
  await runAsAdmin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`)
  const DATABASE_URL = toDatabaseUrl(inject('databaseUrl'), name)
  database = new Client({ connectionString: DATABASE_URL })
  await database.connect()
  server = await startServerProcess(
    { DATABASE_URL, DATA_DIR: dataDir, PUBLIC_URL: 'https://moonlit.example' },
    HOOKS,
  )
})
afterAll(async () => {
  await server?.stop()
  await database?.end()
  await runAsAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  rmSync(dataDir, { recursive: true, force: true })
})

async function call(method: string, path: string, sent?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}
const staff = (method: string, path: string, sent?: unknown, headers = {}) =>
  call(method, path, sent, { ...STAFF, ...headers })

describe('a third language, added by one catalogue and one line', () => {
  it('is in the database once a server with it has started', async () => {
    const { rows } = await database.query('SELECT unnest(enum_range(NULL::language))::text AS name')
    expect(rows.map((row) => row.name)).toEqual([...LANGUAGES, 'fr'])
  })

  it('is the language of a booking, its mails and its URLs', async () => {
    const order = bookingRequest({ bookingDate: addDays(partyDayAt(new Date()), 60) })
    const { status, body } = await call('POST', '/api/bookings', order, FRENCH)
    expect(status).toBe(201)
    await staff('PATCH', `/api/bookings/${body.id}`, { bookingStatus: 'confirmed' })
    expect((await staff('POST', `/api/bookings/${body.id}/payment-link`, {})).status).toBe(201)
    expect((await staff('GET', `/api/bookings/${body.id}`)).body.language).toBe('fr')
    const { rows } = await database.query(
      "SELECT subject, text FROM outbox WHERE recipient = 'maria@example.com' ORDER BY id DESC LIMIT 1",
    )
    expect(rows[0].subject).toMatch(ACCENTED)
    expect(rows[0].text).toContain('https://moonlit.example/fr/my-booking/')
  })

  it('is used for refusals and validation errors', async () => {
    const coupon = await call('POST', '/api/bookings', bookingRequest({ couponCode: 'NOSUCH' }), FRENCH)
    expect(coupon.body.message).toMatch(ACCENTED)
    const address = await call('POST', '/api/bookings', bookingRequest({ customerEmail: 'no' }), FRENCH)
    expect(address.body.errors[0].message).toMatch(ACCENTED)
    const language = await staff('PUT', '/api/admin/me/language', { language: 'tlh' })
    expect(language.body.errors[0].message).toBe('Choose English, Spanish, or French')
  })

  it('has translations of the owner’s texts beside the Spanish ones', async () => {
    const path = '/api/admin/translations/fr'
    const { body } = await staff('GET', path)
    expect(body.length).toBeGreaterThan(60)
    expect(body.filter(({ translation }: { translation: unknown }) => translation !== null)).toEqual([])
    const read = async (language: string) =>
      (await call('GET', '/api/themes/8', undefined, { 'X-Language': language })).body
    expect(await read('fr')).toMatchObject({
      name: 'Rose Garden',
      inEnglish: expect.arrayContaining(['name']),
    })
    expect((await staff('PUT', path, { place: NAME, translation: 'Roseraie' })).status).toBe(200)
    const names = await Promise.all(['fr', 'es', 'en'].map(async (language) => (await read(language)).name))
    expect(names).toEqual(['Roseraie', 'Jardín de Rosas', 'Rose Garden'])
    const log = (await staff('GET', '/api/admin/audit')).body
    expect(JSON.stringify(log)).toContain('French: Rose Garden, name')
  })

  it('can be named as the language of a review', async () => {
    const review = { customerName: 'Rose Roy', rating: 5, comment: 'Une nuit magique.', approved: true }
    expect((await staff('POST', '/api/testimonials', { ...review, language: 'fr' })).status).toBe(201)
    const read = async (headers = {}) =>
      (await call('GET', '/api/testimonials', undefined, headers)).body.find(
        ({ customerName }: { customerName: string }) => customerName === review.customerName,
      )
    expect(await read()).toMatchObject({ comment: review.comment, writtenIn: 'fr' })
    expect(await read({ 'X-Language': 'es' })).toMatchObject({ comment: review.comment, writtenIn: 'fr' })
    expect(await read(FRENCH)).not.toHaveProperty('writtenIn')
  })

  it('has its own site texts and mail texts', async () => {
    for (const path of ['/api/admin/site-texts?language=fr', '/api/admin/mail-texts/confirmation'])
      expect([path, (await staff('GET', path)).status]).toEqual([path, 200])
    const { body } = await staff('GET', '/api/admin/mail-texts/confirmation')
    expect(body.texts.fr.usual.subject).toMatch(ACCENTED)
  })

  it('is missing from an older newsletter, which is not sent to its readers', async () => {
    const words = { subject: 'News', heading: 'New', body: 'A theme.', button: '' }
    await database.query(
      'INSERT INTO campaigns (words, to_subscribers, to_families) VALUES ($1, true, false)',
      [{ en: words, es: words }],
    )
    await database.query(
      "INSERT INTO newsletter_subscribers (email, language, confirmed_at) VALUES ('rose@example.com', 'fr', now())",
    )
    await staff('PUT', '/api/contact-info', {
      phone: '(305) 555-0123',
      email: 'hello@moonlit-teepees.example',
      hours: 'Every day',
      address: '1200 Biscayne Blvd, Miami, FL 33132',
    })
    const [campaign] = (await staff('GET', '/api/admin/campaigns')).body.campaigns
    expect(campaign.words.fr).toEqual({ subject: '', heading: '', body: '', button: '' })
    const refused = await staff('POST', `/api/admin/campaigns/${campaign.id}/send`, { version: 1 })
    expect(refused).toEqual({
      status: 409,
      body: {
        code: 'conflict',
        message: '1 recipient reads French. Write the subject, heading and text in French, too.',
      },
    })
  })

  it('is used in the admin by an account that chooses it', async () => {
    expect((await staff('PUT', '/api/admin/me/language', { language: 'fr' })).status).toBe(200)
    expect((await staff('GET', '/api/admin/me')).body.language).toBe('fr')
    const refused = await staff('PUT', '/api/admin/translations/fr', { place: NAME }, FRENCH)
    expect(refused.body.errors[0].message).toMatch(ACCENTED)
  })

  it('survives a backup and restore', async () => {
    const folder = join(dataDir, 'backup')
    const restored = `${name}_restored`
    await runAsAdmin(`CREATE DATABASE ${restored}`)
    const url = toDatabaseUrl(inject('databaseUrl'), restored)
    runScript('backup', folder, toDatabaseUrl(inject('databaseUrl'), name))
    runScript('restore', folder, url)
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      "SELECT count(*)::int AS count FROM translations WHERE language = 'fr'",
    )
    await client.end()
    await runAsAdmin(`DROP DATABASE ${restored} WITH (FORCE)`)
    expect(rows).toEqual([{ count: 1 }])
  })

  it('is the language of every mail to its readers', () => {
    const { mails, plain } = readPlainLines(HOOKS, /-fr\.txt$/)
    expect(mails).toBeGreaterThan(40)
    expect(plain).toEqual([])
  })
})

function runScript(script: 'backup' | 'restore', folder: string, databaseUrl: string): void {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, script) }
  execFileSync(process.execPath, [`--import=${HOOKS}`, `scripts/${script}.ts`, folder], { env })
}
