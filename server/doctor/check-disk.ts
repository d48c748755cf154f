import { randomUUID } from 'node:crypto'
import { access, constants, statfs } from 'node:fs/promises'
import type { Context } from '#server/context.ts'
import { fine, problem, type Result, warning } from './finding.ts'

const GIGABYTE = 1e9
const FEW_BYTES = 2 * GIGABYTE
const TOO_FEW_BYTES = 0.3 * GIGABYTE

export async function checkDisk({ config: { dataDir } }: Context): Promise<Result> {
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  const free = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB are free on the disk of ${dataDir}.`
  const remedy =
    'Make room, or move DATA_DIR to a larger disk. PostgreSQL stops taking bookings when it is full.'
  if (bavail * bsize < TOO_FEW_BYTES) return problem(free, remedy)
  return bavail * bsize < FEW_BYTES ? warning(free, remedy) : fine(free)
}

/** Writes, reads and removes a file in the picture storage. */
export async function checkStorage({ storage }: Context): Promise<Result> {
  const key = `doctor/${randomUUID()}.txt`
  const written = Buffer.from('written by the doctor')
  await storage.put(key, written)
  const read = await storage.read(key)
  await storage.remove([key])
  const place = storage.name === 's3' ? 'bucket' : 'folder'
  return read.equals(written)
    ? fine(`The pictures' ${place} can be written and read.`)
    : problem(
        `The pictures' ${place} gives back something else than was written.`,
        'Check the disk or the bucket.',
      )
}
