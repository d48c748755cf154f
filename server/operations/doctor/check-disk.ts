import { randomUUID } from 'node:crypto'
import { access, constants, statfs } from 'node:fs/promises'
import { message } from '#domain/foundation/messages/message.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Finding } from './finding.ts'

const GIGABYTE = 1e9
const FEW_BYTES = 2 * GIGABYTE
const TOO_FEW_BYTES = 0.3 * GIGABYTE

export async function checkDisk({ config: { dataDir } }: Context): Promise<Finding> {
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  const free = message('doctor.diskFree', {
    gigabytes: ((bavail * bsize) / GIGABYTE).toFixed(1),
    folder: dataDir,
  })
  if (bavail * bsize < TOO_FEW_BYTES) return problem(free, message('doctor.remedy.makeRoom'))
  return bavail * bsize < FEW_BYTES ? warning(free, message('doctor.remedy.makeRoom')) : passed(free)
}

/** Writes, reads and removes a file in the picture storage. */
export async function checkStorage({ storage }: Context): Promise<Finding> {
  const key = `doctor/${randomUUID()}.txt`
  const written = Buffer.from('written by the doctor')
  await storage.put(key, written)
  const read = await storage.read(key)
  await storage.remove([key])
  const place = storage.name === 's3' ? 'bucket' : 'folder'
  return read.equals(written)
    ? passed(message('doctor.storageWorks', { place }))
    : problem(message('doctor.storageGarbles', { place }), message('doctor.remedy.checkStorage'))
}
