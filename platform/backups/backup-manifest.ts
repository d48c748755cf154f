import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartRefusal } from '../boot/start-refusal.ts'

export const MANIFEST = 'manifest.json'

const checked = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }
const identifier = z.string().regex(/^[a-z_][a-z_0-9]*$/)

const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The hashes of the migrations that created the schema, oldest first. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.int() })).min(1),
  tables: z.array(
    z.object({
      name: identifier,
      columns: z.array(identifier).min(1),
      rows: z.int().min(0),
      file: z.string().regex(/^database\/[a-z_0-9]+\.copy\.gz$/),
      ...checked,
    }),
  ),
  sequences: z.array(
    z.object({ name: identifier, lastValue: z.string().regex(/^\d+$/), isCalled: z.boolean() }),
  ),
  pictures: z.array(
    z.object({
      key: z.string().regex(/^(?!.*\.\.)[\w-][\w./-]*$/, 'must stay inside the backup'),
      ...checked,
    }),
  ),
})
/** The contents of a backup. The manifest is written last, so a folder without one is not a backup. */
export type Manifest = z.infer<typeof Manifest>
type CheckedFile = { readonly bytes: number; readonly sha256: string }

/** Throws a StartRefusal if the folder is not a backup, or not one that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartRefusal(`${folder} is not a backup: it has no ${MANIFEST}.`)
  })
  const parsed = Manifest.safeParse(parseJson(text))
  if (!parsed.success)
    throw new StartRefusal(`The backup's ${MANIFEST} is damaged: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** What file managers leave in folders that they show. */
const LEFT_BY_FILE_MANAGERS = /(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/

/**
 * Reads every file of the backup. Throws a StartRefusal that names the missing, damaged and unlisted files: one that the
 * manifest does not list would not be restored, and nobody would notice.
 */
export async function verifyBackup(folder: string, manifest: Manifest): Promise<void> {
  const expected = [
    ...manifest.tables.map(({ file, ...rest }) => ({ file, ...rest })),
    ...manifest.pictures.map(({ key, ...rest }) => ({ file: pictureFile(key), ...rest })),
  ]
  const problems: string[] = []
  for (const { file, bytes, sha256 } of expected) {
    const found = await calculateChecksum(join(folder, file)).catch(() => undefined)
    if (!found) problems.push(`${file} is missing`)
    else if (found.bytes !== bytes || found.sha256 !== sha256) problems.push(`${file} is damaged`)
  }
  const unlisted = await findUnlisted(folder, new Set([MANIFEST, ...expected.map(({ file }) => file)]))
  problems.push(...unlisted.map((file) => `${file} is not listed in its ${MANIFEST}`))
  if (problems.length === 0) return
  const more = problems.length > 5 ? `, and ${problems.length - 5} more` : ''
  throw new StartRefusal(
    `The backup is not ${unlisted.length < problems.length ? 'complete' : 'as it was written'}: ${problems.slice(0, 5).join(', ')}${more}.`,
  )
}

async function findUnlisted(folder: string, listed: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !listed.has(file) && !LEFT_BY_FILE_MANAGERS.test(file))
    .sort()
}

export function pictureFile(key: string): string {
  return `uploads/${key}`
}

/** Counts and hashes the bytes that pass through. */
export function checksummer() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length
        hash.update(chunk)
        yield chunk
      }
    },
    result: (): CheckedFile => ({ bytes, sha256: hash.digest('hex') }),
  }
}

async function calculateChecksum(path: string): Promise<CheckedFile> {
  const sum = checksummer()
  await pipeline(createReadStream(path), sum.pass, async (passed) => {
    for await (const _ of passed);
  })
  return sum.result()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
