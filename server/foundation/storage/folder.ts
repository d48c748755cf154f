import { randomUUID } from 'node:crypto'
import { glob, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'

/**
 * The suffix of a file while it is being written, preceded by a number, because two writers may write the same file at
 * once.
 */
const UNFINISHED = '.part'

/**
 * A folder whose files exist completely or not at all, even after a power failure: they are written under another name,
 * flushed, then renamed. The library's own driver writes in place.
 */
export class DurableFolder extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' })
    this.#folder = folder
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const place = join(this.#folder, key)
    const unfinished = `${place}.${randomUUID()}${UNFINISHED}`
    await mkdir(dirname(place), { recursive: true })
    try {
      const file = await open(unfinished, 'w')
      try {
        await file.writeFile(contents)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, place)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key)
    // Left behind by a power failure.
    for await (const unfinished of glob(`${key}.*${UNFINISHED}`, { cwd: this.#folder }))
      await rm(join(this.#folder, unfinished), { force: true })
  }
}
