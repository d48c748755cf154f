import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageUses } from '#server/catalogue/images/image-uses.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { ADMIN, testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { happensInSomeRound, withoutLocks } from './without-locks.ts'

/** `npm run test:races` takes 40. */
const ROUNDS = Number(process.env.RACE_PICTURES ?? 6)
const GONE = 'A photo you chose was deleted in the meantime. Choose another one and save again.'

/** Every way to start using a picture. */
const WAYS: readonly [what: string, method: string, path: string, body: (picture: string) => object][] = [
  ['a theme', 'PATCH', '/api/themes/1', (picture) => ({ mainImage: picture })],
  ['a theme’s gallery', 'PATCH', '/api/themes/2', (picture) => ({ galleryImages: [picture] })],
  ['a new theme', 'POST', '/api/themes', (mainImage) => ({ ...A_THEME, mainImage })],
  ['an add-on', 'PATCH', '/api/addons/1', (picture) => ({ image: picture })],
  ['a testimonial', 'POST', '/api/testimonials', (picture) => ({ ...WORDS, customerImage: picture })],
  ['the settings', 'PUT', '/api/site-settings', (picture) => ({ siteLogo: picture })],
]
const A_THEME = { name: 'Race', description: 'Here for a moment only.', pricePerTeepee: 10 }
const WORDS = { customerName: 'Ravi R.', rating: 5, comment: 'Faster than anybody.', approved: true }

const ctx = testContext()
const dataDir = mkdtempSync(join(tmpdir(), 'teepee-race-'))
let signed: Record<string, string> = {}
let servers: ServerProcess[] = []
let isShownWithoutLock: boolean
let pictures = 0

beforeAll(async () => {
  // The servers have the real clock.
  ctx.setNow(new Date())
  const { body } = await ctx.call('POST', '/api/admin/login', ADMIN)
  signed = { Authorization: `Basic ${body.credential}` }
  const restoreLocks = await withoutLocks(ctx.db, {
    names: ['pg_advisory_xact_lock', 'pg_advisory_xact_lock_shared'],
    does: 'SELECT pg_sleep(random() * 0.02)',
  })
  const env = { DATABASE_URL: ctx.databaseUrl, DATA_DIR: dataDir }
  servers = await Promise.all([1, 2].map(() => startServerProcess(env)))
  isShownWithoutLock = await happensInSomeRound(isShownAlthoughGone)
  await restoreLocks()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a picture that one server deletes while another starts to show it', () => {
  it('first demonstrates the race: without the lock, pictures are shown that no longer exist', () => {
    expect(isShownWithoutLock).toBe(true)
  })

  it.each(WAYS)('never ends as %s showing a missing picture', async (...way) => {
    const { shown, responses } = await race(way)
    expect(shown).toBe(0)
    for (const { saved, deleted } of responses) {
      expect([
        [200, 409],
        [201, 409],
        [409, 204],
      ]).toContainEqual([saved.status, deleted.status])
      if (saved.status === 409) expect(saved.body).toMatchObject({ code: 'conflict', message: GONE })
      else expect(deleted.body.message).toMatch(/^This photo is shown by /)
    }
  })

  it('cannot be used long afterwards either', async () => {
    const { id, path } = await addPicture()
    expect((await call(servers[0], 'DELETE', `/api/uploads/${id}`)).status).toBe(204)
    const late = await call(servers[1], 'PATCH', '/api/themes/3', { mainImage: path })
    expect([late.status, late.body.message]).toEqual([409, GONE])
  })
})

async function isShownAlthoughGone(): Promise<boolean> {
  for (const way of WAYS) if ((await race(way)).shown > 0) return true
  return false
}

/** Deletes pictures on one server while another starts using them; returns how many are in use after they are gone. */
async function race([, method, path, body]: (typeof WAYS)[number]) {
  const responses = []
  let shown = 0
  for (let round = 0; round < ROUNDS; round++) {
    const picture = await addPicture()
    const [saved, deleted] = await Promise.all([
      call(servers[round % 2], method, path, body(picture.path)),
      call(servers[(round + 1) % 2], 'DELETE', `/api/uploads/${picture.id}`),
    ])
    responses.push({ saved, deleted })
    const isShown = (await imageUses(ctx.db)).has(picture.path)
    if (isShown && deleted.status === 204) shown += 1
  }
  return { shown, responses }
}

/** Adds only the picture's record; missing files can be deleted like any others. */
async function addPicture() {
  pictures += 1
  const path = `/uploads/images/race-${pictures}.jpg`
  const size = { width: 100, height: 100, bytes: 1 }
  const [row] = await ctx.db
    .insert(images)
    .values({ path, filename: 'race.jpg', status: 'ready', ...size })
    .returning()
  if (!row) throw new Error('no picture')
  return row
}

async function call<M extends string, Address extends string>(
  server: ServerProcess | undefined,
  method: M,
  path: Address,
  body?: object,
): Promise<{ status: number; body: CallAnswer<M, Address> }> {
  const response = await fetch(`${server?.url}${path}`, {
    method,
    headers: { ...signed, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}
