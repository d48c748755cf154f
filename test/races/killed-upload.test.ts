import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { tidyImages } from '#server/catalogue/images/delete-image.ts'
import { toStorageKey } from '#server/catalogue/images/image-files.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bothStorages } from '#test/factories/both-storages.ts'
import { expectFilesAndRecordsAgree } from '#test/factories/files-and-records.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { ADMIN, testContext } from '#test/test-context.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** `npm run test:races` kills 8 times. */
const KILLS = Number(process.env.RACE_KILLED_UPLOADS ?? 2)
const UPLOADS_AT_ONCE = 4
const LATEST_MILLISECONDS = 700

type Uploaded = CallAnswer<'POST', '/api/upload'>

describe.each(await bothStorages())('servers that share a $name', ({ env, keys }) => {
  const ctx = testContext({ env })
  const servers: ServerProcess[] = []
  const start = () =>
    startServerProcess({ ...env, DATABASE_URL: ctx.databaseUrl, DATA_DIR: ctx.config.dataDir })
  let signed: Record<string, string> = {}

  beforeAll(async () => {
    // The servers have the real clock.
    ctx.setNow(new Date())
    const { body } = await ctx.call('POST', '/api/admin/login', ADMIN)
    signed = { Authorization: `Basic ${body.credential}` }
    servers.push(await start(), await start())
  })
  afterAll(() => Promise.all(servers.map((server) => server.stop())))

  /** Returns undefined if the server died during the call. */
  const call = (server: ServerProcess | undefined, method: string, path: string, body?: FormData) =>
    fetch(`${server?.url}${path}`, { method, headers: signed, ...(body && { body }) }).catch(() => undefined)
  const upload = async (server: ServerProcess | undefined, photo: Buffer) => {
    const response = await call(server, 'POST', '/api/upload', imageForm(photo))
    return response?.status === 201 ? ((await response.json().catch(() => undefined)) as Uploaded) : undefined
  }
  /** A killed server's work ends with its connections, which PostgreSQL notices on its own. */
  const tidy = () =>
    expect
      .poll(async () => {
        await tidyImages(ctx)
        const records = await ctx.db.select({ status: images.status }).from(images)
        return records.filter(({ status }) => status === 'writing').length
      })
      .toBe(0)

  /** Sizes that are still being generated are unfinished files for a moment. */
  const expectAgreement = () =>
    vi.waitFor(() => expectFilesAndRecordsAgree(ctx, () => keys(ctx)), { timeout: 60_000, interval: 100 })

  it('store one picture for a file that all of them receive at once', async () => {
    const photo = await aPhoto({ width: 480, height: 320 })
    const uploads = await Promise.all([0, 1, 0, 1].map((which) => upload(servers[which], photo)))
    expect(new Set(uploads.map((each) => each?.id)).size).toBe(1)
    const path = uploads[0]?.path ?? ''
    expect(await ctx.storage.open(toStorageKey(path))).toBeDefined()
    const [first, second] = await Promise.all(
      servers.map((server) => call(server, 'DELETE', `/api/uploads/${uploads[0]?.id}`)),
    )
    expect([first?.status, second?.status].sort()).toEqual([204, 404])
    await expectAgreement()
  })

  it('leave no file without a record and no record without its files, whenever one is killed', async () => {
    const there: Uploaded[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const photos = await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, () => aPhoto()))
      const unwanted = there.splice(0, 2)
      const uploads = photos.map((photo) => upload(servers[0], photo))
      const deletions = unwanted.map(({ id }) => call(servers[0], 'DELETE', `/api/uploads/${id}`))
      await pause(Math.random() * LATEST_MILLISECONDS)
      await servers[0]?.kill()
      const acknowledged = (await Promise.all(uploads)).filter((each) => each !== undefined)
      await Promise.all(deletions)
      servers[0] = await start()
      await tidy()
      await expectAgreement()
      there.push(...acknowledged)
      for (const { path } of there) expect(await ctx.storage.open(toStorageKey(path))).toBeDefined()
    }
  })
})
