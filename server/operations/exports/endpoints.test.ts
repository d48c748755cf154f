import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { IMPORT_KINDS, type ImportKind } from '#domain/operations/imports/import-fields.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { images, siteExports } from '#server/foundation/database/schema/all-tables.ts'
import { readCsv } from '#server/operations/imports/files/read-csv.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { importForm } from '#test/factories/import-form.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { present } from '#test/present.ts'
import { ADMIN, MORNING, type TestContext, testContext } from '#test/test-context.ts'
import { makeExports } from './make-exports.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const empty = testContext({ env: { RATE_LIMITS: 'off' } })

async function packAll(site: TestContext): Promise<Record<string, string>> {
  const { status, body } = await site.staff('POST', '/api/admin/exports')
  expect([status, body.status]).toEqual([202, 'waiting'])
  expect(await makeExports(site)).toBe(1)
  return unpack(await download(site, body.id))
}

async function download(site: TestContext, id: number): Promise<Uint8Array> {
  const credential = (await site.call('POST', '/api/admin/login', ADMIN)).body.credential
  const headers = { Authorization: `Basic ${credential}` }
  const response = await site.fetch(`/api/admin/exports/${id}`, { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  return bytes
}

function unpack(zip: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  )
}

/** Returns the rows of a sheet without ids and timestamps, which differ on another site. */
function readRows(files: Record<string, string>, kind: ImportKind) {
  const table = readCsv(present(files[`${kind}.csv`]))
  if ('refused' in table) return []
  const kept = table.headings.map((heading) => !['number', 'bookedAt'].includes(heading))
  return table.rows.map((row) => row.filter((_, column) => kept[column])).toSorted()
}

async function liveALittle(site: TestContext): Promise<void> {
  await site.staff('POST', '/api/coupons', {
    code: 'FRIENDS',
    discountType: 'fixed',
    discountValue: '15',
    maxUses: 9,
    validUntil: '2027-12-31',
  })
  await site.staff('POST', '/api/addons', {
    name: 'Lemonade, pink',
    description: '=a "stand"',
    price: '18.50',
    stock: 2,
  })
  await site.staff('POST', '/api/unavailable-dates', { date: '2027-12-24', reason: 'Family, at home' })
  await payForParty(site, {
    addons: [{ addonId: 1, quantity: 2 }],
    couponCode: 'FRIENDS',
    specialRequests: 'Quiet, please\nno "ghosts"',
  })
  const paid = await payForParty(site, {
    bookingDate: '2027-03-13',
    isDeposit: false,
    customerEmail: 'jo@example.com',
    customerName: 'Jo Peña',
  })
  await site.staff('PATCH', `/api/bookings/${paid.id}`, { bookingStatus: 'completed' })
  const entered = await site.staff(
    'POST',
    '/api/admin/bookings',
    bookingRequest({ bookingDate: '2027-04-17', partyStartTime: '11:30' }),
  )
  await site.staff('POST', `/api/bookings/${entered.body.id}/cancellation`, { refundAmount: '0.00' })
  await site.staff('POST', '/api/contact', {
    name: 'Sam',
    email: 'sam@example.com',
    subject: 'Hello',
    message: 'Hi',
  })
  const { customers } = (await site.staff('GET', '/api/admin/customers?search=jo@example.com')).body
  await site.staff('PATCH', `/api/admin/customers/${present(customers[0]).id}`, {
    notes: 'Two dogs.',
    birthMonth: 5,
  })
}

async function moveIn(site: TestContext, kind: ImportKind, csv: string): Promise<void> {
  const { id } = (await site.staff('POST', '/api/admin/imports', importForm(kind, csv))).body
  const { refused } = (await site.staff('PUT', `/api/admin/imports/${id}`, {})).body
  expect(refused).toEqual([])
  expect((await site.staff('POST', `/api/admin/imports/${id}/run`)).status).toBe(200)
}

describe('exporting everything', () => {
  it('and importing it into an empty site gives the same export again, except for times', async () => {
    await liveALittle(ctx)
    const first = await packAll(ctx)
    for (const kind of ['customers', 'addons', 'coupons', 'unavailable-dates', 'bookings'] as const)
      await moveIn(empty, kind, present(first[`${kind}.csv`]))
    const second = await packAll(empty)
    for (const kind of IMPORT_KINDS) {
      expect(readRows(first, kind).length, kind).toBeGreaterThan(0)
      expect(readRows(second, kind), kind).toEqual(readRows(first, kind))
    }
    expect(JSON.parse(present(second['payments.json']))).toEqual([])
    expect(JSON.parse(present(first['payments.json']))).toHaveLength(2)
  })

  it('includes each table as JSON with its schema, pictures and documents', async () => {
    const [picture] = await ctx.db.select().from(images).where(eq(images.status, 'ready')).limit(1)
    const files = await packAll(ctx)
    const schema = JSON.parse(present(files['schema.json']))
    for (const name of Object.keys(schema)) {
      const records = JSON.parse(present(files[`${name}.json`]))
      const { type, items, $defs } = schema[name]
      const item = items.$ref ? $defs[items.$ref.split('/').at(-1)] : items
      expect([type, item.type]).toEqual(['array', 'object'])
      for (const record of records) {
        const { required = [], properties } = item
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(record)))
        expect(Object.keys(record)).toEqual(expect.arrayContaining(required))
      }
    }
    const papers = Object.entries(files).filter(([name]) => name.startsWith('papers/'))
    expect(papers.length).toBe(2)
    for (const [, pdf] of papers) expect(pdf).toMatch(/^%PDF-/)
    if (picture) expect(Object.keys(files)).toContain(`pictures/${picture.path.split('/').at(-1)}`)
    expect(present(files['addons.csv'])).toContain(`"'=a ""stand"""`)
  })
})

/** Changes an export's row, and returns it. */
async function change(id: number, changes: Partial<typeof siteExports.$inferInsert>) {
  const [row] = await ctx.db
    .update(siteExports)
    .set({ id, ...changes })
    .where(eq(siteExports.id, id))
    .returning()
  return present(row)
}

/** Returns the parts in these folders that the storage has. */
async function findParts(folders: readonly string[]): Promise<string[]> {
  const keys = folders.flatMap((folder) => [0, 1, 2].map((part) => `exports/${folder}/${part}.part`))
  const opened = await Promise.all(keys.map((key) => ctx.storage.open(key)))
  return keys.filter((_, index) => opened[index] !== undefined)
}

describe('the calls', () => {
  it('202 once while it is in progress; 409 until it is ready; 404 after a day, when nothing of it is left', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/exports')
    expect((await ctx.staff('POST', '/api/admin/exports')).body.id).toBe(body.id)
    expect((await ctx.staff('GET', `/api/admin/exports/${body.id}`)).status).toBe(409)
    await makeExports(ctx)
    const listed = (await ctx.staff('GET', '/api/admin/exports')).body[0]
    expect(listed).toMatchObject({ id: body.id, status: 'ready', until: '2027-01-05T14:00:00.000Z' })
    expect(listed?.done).toBe(listed?.total)
    const [{ folder } = { folder: '' }] = await ctx.db
      .select()
      .from(siteExports)
      .where(eq(siteExports.id, body.id))
    expect(await ctx.storage.open(`exports/${folder}/0.part`)).toBeDefined()
    ctx.setNow(new Date(MORNING.getTime() + 24 * 3_600_000 + 1))
    expect((await ctx.staff('GET', `/api/admin/exports/${body.id}`)).status).toBe(404)
    expect((await ctx.staff('GET', '/api/admin/exports')).body).toEqual([])
    await makeExports(ctx)
    expect(await ctx.storage.open(`exports/${folder}/0.part`)).toBeUndefined()
    ctx.setNow(MORNING)
  })

  it('start over if the server working on it died, and nothing is left of what it stored', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/exports')
    const workedAt = new Date(MORNING.getTime() - 6 * 60_000)
    const dead = { status: 'working', workedAt, done: 3, parts: 2 } as const
    const { folder } = await change(body.id, dead)
    // The server died while it stored the second part.
    await ctx.storage.put(`exports/${folder}/0.part`, new Uint8Array(3))
    expect(await makeExports(ctx)).toBe(1)
    expect(await findParts([folder])).toEqual([])
    const { body: listed } = await ctx.staff('GET', '/api/admin/exports')
    expect(listed[0]).toMatchObject({ id: body.id, status: 'ready' })
    expect(await ctx.db.$count(siteExports, eq(siteExports.readyAt, new Date(0)))).toBe(0)
  })

  it('know of each part before it is stored, and stop once another server has taken over', async () => {
    const { body } = await ctx.staff('POST', '/api/admin/exports')
    const folders: string[] = []
    const storage = {
      ...ctx.storage,
      put: async (key: string, bytes: Uint8Array) => {
        await ctx.storage.put(key, bytes)
        folders.push(present(key.split('/')[1]))
        if (folders.length > 1) return
        expect(await change(body.id, {})).toMatchObject({ folder: folders[0], parts: 1 })
        await change(body.id, { folder: randomUUID() })
      },
    }
    await makeExports({ ...ctx, storage })
    expect(await findParts(folders)).toEqual([])
    await change(body.id, { status: 'failed' })
  })

  it('are kept in mind until the storage has deleted them', async () => {
    const files = await packAll(ctx)
    expect(Object.keys(files)).toContain('README.txt')
    const [{ id, folder } = { id: 0, folder: '' }] = await ctx.db
      .select()
      .from(siteExports)
      .orderBy(desc(siteExports.id))
    ctx.setNow(new Date(MORNING.getTime() + 25 * 3_600_000))
    const remove = () => Promise.reject(new Error('The bucket is gone'))
    await expect(makeExports({ ...ctx, storage: { ...ctx.storage, remove } })).rejects.toThrow('gone')
    expect(await change(id, {})).toMatchObject({ folder })
    await makeExports(ctx)
    expect([await ctx.db.$count(siteExports), await findParts([folder])]).toEqual([0, []])
    ctx.setNow(MORNING)
  })

  it('401 and 403: for owners only, who have shown their password in the last ten minutes', async () => {
    expect((await ctx.call('POST', '/api/admin/exports')).status).toBe(401)
    const { credential } = (await ctx.call('POST', '/api/admin/login', ADMIN)).body
    const signedIn = { Authorization: `Basic ${credential}` }
    ctx.setNow(new Date(MORNING.getTime() + 11 * 60_000))
    for (const [method, path] of [
      ['POST', '/api/admin/exports'],
      ['GET', '/api/admin/exports/1'],
    ] as const) {
      const { status, body } = await ctx.call(method, path, undefined, signedIn)
      expect([status, body]).toEqual([403, expect.objectContaining({ code: 'password_needed' })])
    }
    ctx.setNow(MORNING)
  })
})
