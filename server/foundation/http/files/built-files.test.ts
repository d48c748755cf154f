import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { publishBuiltFiles } from './built-files.ts'
import { fileServer } from './files.ts'

const ctx = testContext()
const DAY_MILLISECONDS = 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'teepee-releases-'))
const release = (name: string) => join(folder, name)
/** Requests a file from a server that runs the release `name`. */
const ask = (name: string, file: string, headers: Record<string, string> = {}) =>
  fileServer({ built: release(name), uploads: ctx.storage, db: ctx.db }).request(file, { headers })
const start = (name: string, day: number) =>
  publishBuiltFiles(ctx.db, release(name), new Date(MORNING.getTime() + day * DAY_MILLISECONDS))

beforeAll(() => {
  const build = (name: string, files: Record<string, string>) => {
    mkdirSync(join(release(name), 'assets'), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(join(release(name), 'assets', file), text)
      writeFileSync(join(release(name), 'assets', `${file}.br`), brotliCompressSync(text))
    }
  }
  build('older', { 'page-1111.js': 'older()', 'same-0000.css': 'p{}' })
  build('newer', { 'page-2222.js': 'newer()', 'same-0000.css': 'p{}' })
  mkdirSync(join(release('newer'), 'assets', 'fonts'))
  writeFileSync(join(release('newer'), 'assets', 'fonts', 'f0f0.woff2'), 'letters')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a server has the scripts and styles of the releases before and after its own', async () => {
  await start('older', 0)
  expect((await ask('older', '/assets/page-2222.js')).status).toBe(404)
  await start('newer', 1)
  const plain = await ask('newer', '/assets/page-1111.js')
  expect([plain.status, await plain.text()]).toEqual([200, 'older()'])
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(plain.headers.get('cache-control')).toContain('immutable')
  const packed = await ask('older', '/assets/page-2222.js', { 'Accept-Encoding': 'gzip, br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('newer()')
  for (const other of ['page-3333.js', 'page-1111.js.br', 'page-1111', '%00.js'])
    expect((await ask('newer', `/assets/${other}`)).status).toBe(404)
})

it('scripts, styles and fonts omit headers that browsers apply to pages only; an SVG has them', async () => {
  const { headers } = await ask('newer', '/assets/page-2222.js')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=')
  const ofPages = ['Content-Security-Policy', 'Permissions-Policy', 'X-Frame-Options', 'Referrer-Policy']
  for (const name of ofPages) expect(headers.get(name), name).toBeNull()
  const drawing = await ask('newer', '/assets/none.svg')
  for (const name of ofPages) expect(drawing.headers.get(name), name).not.toBeNull()
})

it('a server has the fonts of the release after its own', async () => {
  await start('newer', 2)
  for (const headers of [{}, { 'Accept-Encoding': 'br' }]) {
    const font = await ask('older', '/assets/fonts/f0f0.woff2', headers)
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    const sent = Buffer.from(await font.arrayBuffer())
    expect((font.headers.get('content-encoding') ? brotliDecompressSync(sent) : sent).toString()).toBe(
      'letters',
    )
  }
})

it('web mail may show pictures of mails; other sites’ pages can use nothing else from here', async () => {
  mkdirSync(join(release('newer'), 'images'), { recursive: true })
  writeFileSync(join(release('newer'), 'images', 'tent.svg'), '<svg/>')
  const policy = async (file: string) =>
    (await ask('newer', file)).headers.get('Cross-Origin-Resource-Policy')
  expect(await policy('/images/tent.svg')).toBe('cross-origin')
  expect(await policy('/uploads/images/none.jpg')).toBe('cross-origin')
  expect(await policy('/mail-wordmark.png')).toBe('cross-origin')
  expect(await policy('/assets/page-2222.js')).toBe('same-origin')
})

it('they are deleted 30 days after another release replaced them', async () => {
  await start('newer', 20)
  await start('newer', 32)
  expect((await ask('newer', '/assets/page-1111.js')).status).toBe(404)
  const { rows } = await ctx.db.execute(sql`SELECT name FROM built_files ORDER BY name`)
  expect(rows.map(({ name }) => name)).toEqual(['fonts/f0f0.woff2', 'page-2222.js', 'same-0000.css'])
  await start('older', 40)
  await start('newer', 41)
  await start('newer', 70)
  expect((await ask('newer', '/assets/page-1111.js')).status).toBe(200)
})
