import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { wantedVariants } from '#server/catalogue/images/image-sizes.ts'
import { createImageWork } from '#server/catalogue/images/image-work.ts'
import { type ResultRow, row } from './row.ts'

const MEGABYTE = 1024 * 1024
/** 24 megapixels, as phones take them. */
const PHOTO = { width: 5712, height: 4284 }

/**
 * Measures a photograph of almost 20 MB: the time until it can be shown, the time until every size exists, and the
 * memory to decode it.
 */
export async function pictures(): Promise<ResultRow[]> {
  const photo = await aLargePhoto()
  const baseline = await measureTime(() => sharp(photo).resize({ width: 2000 }).jpeg().toBuffer())
  const { uploads, drawInBackground } = createImageWork()
  await uploads.do('drawUpload', await sharp(photo).resize(40).toBuffer(), [])
  const started = performance.now()
  const drawing = await uploads.do('drawUpload', photo, ['webp'])
  const shown = performance.now() - started
  if (isRefusal(drawing)) throw new Error(describeRefusal('en', drawing))
  const later = wantedVariants(drawing.width).filter(({ format }) => format === 'avif')
  await drawInBackground('drawSizes', drawing.main.bytes, later)
  const complete = performance.now() - started
  const pixels = (PHOTO.width * PHOTO.height * 3) / MEGABYTE
  return [
    row('20 MB photograph, until it can be shown', { ours: shown, baseline, unit: 'ms', aim: 'under 3 s' }),
    row('20 MB photograph, until every size is there', {
      ours: complete,
      baseline,
      unit: 'ms',
      aim: 'under 3 s',
    }),
    row('memory of the process that draws it, to its bare pixels', {
      ours: largestImageWorkerMegabytes(),
      baseline: pixels,
      unit: 'MB',
      aim: 'under 300 MB',
    }),
  ]
}

async function aLargePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const grain = await sharp({ create: { ...PHOTO, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  let photo = Buffer.alloc(0)
  for (let quality = 60; quality <= 95; quality += 3) {
    const next = await sharp(grain).jpeg({ quality }).toBuffer()
    if (next.length > 20 * MEGABYTE) break
    photo = next
  }
  return photo
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Returns the peak memory of this process's children, all of them image workers. */
function largestImageWorkerMegabytes(): number {
  const peaks = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(peakMegabytes),
  )
  return Math.max(...peaks)
}

function peakMegabytes(pid: string): number {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes ?? 0) / 1024
}
