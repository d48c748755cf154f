import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { uploadedFiles } from '#server/foundation/http/files/files.ts'
import { startLoopbackBucket } from '#test/factories/loopback-bucket.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { openStorage } from './storage.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'teepee-storage-'))
const bucket = await startLoopbackBucket()
afterAll(async () => {
  await bucket.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each([
  { name: 'folder', env: {} },
  { name: 's3', env: bucket.env },
])('the storage in a $name', ({ name, env }) => {
  const storage = openStorage(parseConfig({ DATA_DIR: dataDir, ...env }))
  const photo = () => aPhoto({ width: 60, height: 40 })

  it('is the one that was configured', () => expect(storage.name).toBe(name))

  it('returns what was stored', async () => {
    const bytes = await photo()
    await storage.put('images/a.jpg', bytes)
    expect(await storage.read('images/a.jpg')).toEqual(bytes)
    const file = await storage.open('images/a.jpg')
    expect(file?.bytes).toBe(bytes.length)
    expect(file && (await buffer(await file.stream()))).toEqual(bytes)
  })

  it('replaces an existing file', async () => {
    await storage.put('images/b.jpg', await photo())
    const newer = await photo()
    await storage.put('images/b.jpg', newer)
    expect(await storage.read('images/b.jpg')).toEqual(newer)
  })

  it('opens nothing if there is no file', async () => {
    expect(await storage.open('images/none.jpg')).toBeUndefined()
    await expect(storage.read('images/none.jpg')).rejects.toThrow()
  })

  it('removes files, including ones that do not exist', async () => {
    await storage.put('images/c.jpg', await photo())
    await storage.remove(['images/c.jpg', 'images/never.jpg'])
    expect(await storage.open('images/c.jpg')).toBeUndefined()
  })

  it('is served with what browsers need, and serves nothing but the pictures', async () => {
    const files = new Hono<AppEnvironment>().get('/uploads/*', uploadedFiles(storage))
    const bytes = await photo()
    await storage.put('images/d.jpg', bytes)
    const response = await files.request('/uploads/images/d.jpg')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    const known = { headers: { 'If-None-Match': response.headers.get('etag') ?? '' } }
    expect((await files.request('/uploads/images/d.jpg', known)).status).toBe(304)
    expect((await files.request('/uploads/images/d.jpg', { method: 'HEAD' })).status).toBe(200)
    for (const path of ['none.jpg', '../postgres/PG_VERSION', '%2e%2e/secret.png', 'd.jpg.part', 'd.svg'])
      expect((await files.request(`/uploads/images/${path}`)).status).toBe(404)
  })
})

describe('a folder', () => {
  it('keeps one complete file if several are written at once', async () => {
    const storage = openStorage(parseConfig({ DATA_DIR: dataDir }))
    const all = await Promise.all(Array.from({ length: 8 }, () => aPhoto()))
    await Promise.all(all.map((bytes) => storage.put('images/e.jpg', bytes)))
    const kept = await storage.read('images/e.jpg')
    expect(all.some((bytes) => bytes.equals(kept))).toBe(true)
  })

  it('removes what a power failure left of a file along with it', async () => {
    const storage = openStorage(parseConfig({ DATA_DIR: dataDir }))
    const folder = join(dataDir, 'uploads', 'images')
    await storage.put('images/f.jpg', await aPhoto())
    writeFileSync(join(folder, 'f.jpg.3f1c.part'), 'half')
    await storage.remove(['images/f.jpg'])
    expect(readdirSync(folder).filter((name) => name.startsWith('f.jpg'))).toEqual([])
  })
})

describe('pictures of several servers', () => {
  const ctx = testContext({ env: bucket.env })

  it('are in the bucket, in all sizes, until they are deleted', async () => {
    const { status, body } = await ctx.staff(
      'POST',
      '/api/upload',
      imageForm(await aPhoto({ width: 480, height: 320 })),
    )
    expect(status).toBe(201)
    const key = (path: string) => path.replace('/uploads/', '')
    expect((await ctx.storage.open(key(body.path)))?.bytes).toBe(body.bytes)
    const [smallest] = present(body.picture.sources[0]).srcSet.split(' ')
    expect(await ctx.storage.open(key(present(smallest)))).toBeDefined()
    expect((await ctx.staff('DELETE', `/api/uploads/${body.id}`)).status).toBe(204)
    expect(await ctx.storage.open(key(body.path))).toBeUndefined()
    expect(await ctx.storage.open(key(present(smallest)))).toBeUndefined()
  })
})
