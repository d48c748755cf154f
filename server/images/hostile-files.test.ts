import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { images } from '#server/database/schema/all-tables.ts'
import { type HostileFile, hostileFiles } from '#test/factories/hostile-files.ts'
import { imageForm } from '#test/factories/image-form.ts'
import { testWorld } from '#test/test-world.ts'

const MEGABYTE = 1024 * 1024
const GROWTH_MAX = 150 * MEGABYTE

const world = testWorld()

const send = ({ name, bytes }: HostileFile) => world.staff('POST', '/api/upload', imageForm(bytes, name))

describe('files that are no pictures', () => {
  it('are all refused, leave nothing behind, and take no memory along', { timeout: 120_000 }, async () => {
    const files = await hostileFiles()
    expect(files.length).toBeGreaterThanOrEqual(200)
    const before = process.memoryUsage().rss
    const accepted: string[] = []
    for (const file of files) {
      const { status, body } = await send(file)
      if (status !== 415 || typeof body.message !== 'string') accepted.push(`${file.name}: ${status}`)
    }
    expect(accepted).toEqual([])
    expect(await readdir(join(world.config.dataDir, 'uploads'), { recursive: true }).catch(() => [])).toEqual(
      [],
    )
    expect(await world.db.select().from(images)).toEqual([])
    expect(process.memoryUsage().rss - before).toBeLessThan(GROWTH_MAX)
  })
})
