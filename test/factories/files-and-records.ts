import { expect } from 'vitest'
import { listKeys, toStorageKey } from '#server/catalogue/images/image-files.ts'
import type { Context } from '#server/context.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Expects that every file has a record that names it, every picture's record has all of its files, and nothing is
 * unfinished.
 */
export async function expectFilesAndRecordsAgree(
  { db }: Pick<Context, 'db'>,
  keys: () => Promise<readonly string[]>,
): Promise<void> {
  const records = await db.select().from(images)
  expect(records.filter(({ status }) => status === 'writing')).toEqual([])
  const shown = records.filter(({ status }) => status === 'ready')
  const files = await keys()
  const named = new Set(shown.flatMap(listKeys))
  expect(files.filter((file) => !named.has(file))).toEqual([])
  const needed = shown.flatMap(({ path, variants }) => [path, ...variants.map(({ file }) => file)])
  expect(needed.map(toStorageKey).filter((key) => !files.includes(key))).toEqual([])
}
