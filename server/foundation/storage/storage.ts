import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Disk } from 'flydrive'
import type { Config } from '#server/config.ts'
import { bareHost, lookupFor } from '#server/foundation/reach/public-address.ts'

type StoredFile = { readonly bytes: number; readonly stream: () => Promise<Readable> }

/**
 * The storage for pictures: a folder, or an S3-compatible bucket shared by several servers. A key is a path without a
 * leading slash. A file exists completely or not at all.
 */
export type Storage = {
  readonly name: 'folder' | 's3'
  put(key: string, bytes: Uint8Array): Promise<void>
  read(key: string): Promise<Buffer>
  /** Returns undefined if the file does not exist. */
  open(key: string): Promise<StoredFile | undefined>
  /** Ignores files that do not exist. */
  remove(keys: readonly string[]): Promise<void>
}

/** A file could not be written or removed: a full disk, missing permissions, a bucket that does not respond. */
export class StorageFailure extends Error {
  constructor(key: string, cause: unknown) {
    super(`The picture storage failed at ${key}`, { cause })
  }
}

export function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Storage {
  return config.s3 ? bucketStorage(config.s3) : folderStorage(resolve(config.dataDir, 'uploads'))
}

export function folderStorage(folder: string): Storage {
  return { ...diskStorage(() => openFolder(folder)), name: 'folder' }
}

export function bucketStorage(settings: NonNullable<Config['s3']>): Storage {
  return { ...diskStorage(() => openBucket(settings)), name: 's3' }
}

/** Loaded lazily: the library's table of file types takes 15 ms, which startup need not wait for. */
async function openFolder(folder: string): Promise<Disk> {
  const [{ Disk }, { DurableFolder }] = await Promise.all([import('flydrive'), import('./folder.ts')])
  return new Disk(new DurableFolder(folder))
}

/** Without these, a bucket that accepts a request but never responds would block an upload indefinitely. */
const BUCKET_PATIENCE = {
  connectionTimeout: 5_000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
  socketTimeout: 15_000,
}
const BUCKET_ATTEMPTS = 2

/** Loaded lazily: the client is larger than the rest of the server. */
async function openBucket(settings: NonNullable<Config['s3']>): Promise<Disk> {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
  const { bucket, endpoint, region, accessKeyId, secretAccessKey, reach } = settings
  const agent = reach && { lookup: lookupFor(endpoint ? bareHost(new URL(endpoint)) : '', reach) }
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      // Current buckets reject access control lists; the bucket's own policy decides who may read.
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { ...BUCKET_PATIENCE, ...(agent && { httpAgent: agent, httpsAgent: agent }) },
      maxAttempts: BUCKET_ATTEMPTS,
    }),
  )
}

function diskStorage(openDisk: () => Promise<Disk>): Omit<Storage, 'name'> {
  let opening: Promise<Disk> | undefined
  const disk = () => {
    // A failure, such as too many open files, must not be cached.
    opening ??= openDisk().catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  return {
    async put(key, bytes) {
      await orStorageFailure(key, async () => (await disk()).put(key, bytes))
    },
    async read(key) {
      return buffer(await (await disk()).getStream(key))
    },
    async open(key) {
      const opened = await disk()
      try {
        const { contentLength } = await opened.getMetaData(key)
        return { bytes: contentLength, stream: () => opened.getStream(key) }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(keys) {
      for (const key of keys) await orStorageFailure(key, async () => (await disk()).delete(key))
    },
  }
}

async function orStorageFailure(key: string, change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    throw new StorageFailure(key, error)
  }
}

/** The library wraps the original error: 404 from S3, ENOENT from a folder. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause, code, name, $metadata } = error as Error & {
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  if (code === 'ENOENT' || code === 'EISDIR' || name === 'NoSuchKey' || $metadata?.httpStatusCode === 404)
    return true
  return isMissing(cause)
}
