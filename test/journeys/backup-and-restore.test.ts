import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, inject, it, vi } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { reachDatabase } from '#platform/postgres.ts'
import { createLog } from '#server/log.ts'
import { ADMIN, BASIC } from '#test/administrator.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { databaseContent } from '#test/factories/database-content.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { bundledProgram } from '#test/races/bundled-program.ts'
import { type ServerProcess, startServerProcess } from '#test/races/server-process.ts'

const BOOKINGS = 20
const folder = mkdtempSync(join(tmpdir(), 'teepee-restore-'))
const dataDir = join(folder, 'data')
const backup = join(folder, 'backup')
const env = { DATA_DIR: dataDir, ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }
const servers: ServerProcess[] = []
afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a site that lost its entire data folder', () => {
  it('is restored with every booking, price, account and picture, from a backup made while it ran', {
    timeout: 300_000,
  }, async () => {
    const server = await startSite()
    for (let n = 0; n < BOOKINGS; n++) await book(server.url, n)
    await upload(server.url)
    // The last sizes of a picture are generated a moment after its upload.
    const isDrawn = async () => expect((await toContent(dataDir))['public.images']?.join()).toContain('.avif')
    await vi.waitFor(isDrawn, { timeout: 60_000, interval: 300 })
    const before = await toContent(dataDir)
    expect(before['public.bookings']).toHaveLength(BOOKINGS)
    const pictures = await filesIn(join(dataDir, 'uploads'))
    expect(pictures.size).toBeGreaterThan(1)

    expect(await run('backup', [backup])).toMatchObject({ code: 0, stderr: '' })
    await server.stop()
    // Its PostgreSQL stops a moment later; reading again waits for that.
    expect(await toContent(dataDir)).toEqual(before)
    rmSync(dataDir, { recursive: true })
    expect(await run('restore', [backup])).toMatchObject({ code: 0, stderr: '' })

    expect(await toContent(dataDir)).toEqual(before)
    expect(await filesIn(join(dataDir, 'uploads'))).toEqual(pictures)
    const again = await startSite()
    expect(await book(again.url, BOOKINGS)).toBe(BOOKINGS + 1)
    await again.stop()
  })

  it('keeps its data if asked to restore over it without --replace', {
    timeout: 300_000,
  }, async () => {
    const refused = await run('restore', [backup])
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toContain('is not empty')
    expect((await toContent(dataDir))['public.bookings']).toHaveLength(BOOKINGS + 1)
    expect(await run('restore', [backup, '--replace'])).toMatchObject({ code: 0, stderr: '' })
    expect((await toContent(dataDir))['public.bookings']).toHaveLength(BOOKINGS)
  })
})

async function startSite(): Promise<ServerProcess> {
  const server = await startServerProcess(env)
  servers.push(server)
  return server
}

/** Returns the booking's id. */
async function book(url: string, n: number): Promise<number> {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(
      bookingRequest({
        bookingDate: addDays(partyDayAt(new Date()), 2 + n * 3),
        customerName: `Łucja "Nguyễn"\t${n} \\N`,
        addons: [{ addonId: 1, quantity: 2 }],
      }),
    ),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as CallAnswer<'POST', '/api/bookings'>).id
}

async function upload(url: string): Promise<void> {
  const response = await fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { Authorization: BASIC },
    body: imageForm(await aPhoto()),
  })
  expect(response.status).toBe(201)
}

async function toContent(dataFolder: string) {
  const database = await reachDatabase(
    { databaseDirectUrl: undefined, dataDir: dataFolder },
    createLog('silent'),
  )
  try {
    return await databaseContent(database.connectionString)
  } finally {
    await database.stop()
  }
}

async function filesIn(place: string): Promise<Map<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.sort().map(async (file) => [file, (await readFile(file)).toString('base64')] as const),
    ),
  )
}

/** `test/extensions/third-language/` runs both from source. */
async function run(script: 'backup' | 'restore', words: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const program = await bundledProgram(inject('bundleFolder'), script)
  const child = spawn('node_modules/node/bin/node', [program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
  })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, stdout: code === 0 ? '' : stdout, stderr }
}
