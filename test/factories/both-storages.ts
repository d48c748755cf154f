import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startLoopbackBucket } from './loopback-bucket.ts'

type Folder = { readonly config: { readonly dataDir: string } }

/** Returns both kinds of picture storage, to run the same tests on both: a folder, and an S3 server on this machine. */
export async function bothStorages() {
  const bucket = await startLoopbackBucket()
  afterAll(() => bucket.stop())
  return [
    { name: 'folder', env: {}, keys: (ctx: Folder) => keysIn(join(ctx.config.dataDir, 'uploads')) },
    { name: 'bucket', env: bucket.env, keys: (_: Folder) => bucket.keys() },
  ] as const
}

/** Returns every file, including unfinished ones. */
async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort()
}
