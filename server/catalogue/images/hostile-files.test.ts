import { describe, expect, it } from 'vitest'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { bothStorages } from '#test/factories/both-storages.ts'
import { type HostileFile, hostileFiles } from '#test/factories/pictures/hostile-files.ts'
import { imageForm } from '#test/factories/pictures/image-form.ts'
import { testContext } from '#test/test-context.ts'

// Drawn once for both storages.
const files = await hostileFiles()

const MEGABYTE = 1024 * 1024
/** Far below the size of one of these pictures unpacked, and above what a worker's garbage may take up meanwhile. */
const GROWTH_MAX = 350 * MEGABYTE

describe.each(await bothStorages())(
  'files that are not pictures, with storage in a $name',
  ({ env, keys }) => {
    const ctx = testContext({ env })
    const send = ({ name, bytes }: HostileFile) => ctx.staff('POST', '/api/upload', imageForm(bytes, name))

    it('are all refused, leave nothing behind, and take up no memory', async () => {
      expect(files.length).toBeGreaterThanOrEqual(200)
      const before = process.memoryUsage().rss
      const accepted: string[] = []
      for (const file of files) {
        const { status, body } = await send(file)
        if (status !== 415 || typeof body.message !== 'string') accepted.push(`${file.name}: ${status}`)
      }
      expect(accepted).toEqual([])
      expect(await keys(ctx)).toEqual([])
      expect(await ctx.db.select().from(images)).toEqual([])
      expect(process.memoryUsage().rss - before).toBeLessThan(GROWTH_MAX)
    })
  },
)
