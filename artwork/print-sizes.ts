import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { getWidths } from '#server/catalogue/images/image-sizes.ts'
import type { StarterPicture } from '#server/catalogue/images/load-starter-pictures.ts'
import type { Drawn } from '#server/catalogue/images/worker/draw-image.ts'
import { imageTasks } from '#server/catalogue/images/worker/tasks.ts'

const PICTURES = resolve('artwork/pictures')
const SIZES = resolve('artwork/sizes')

/**
 * Generates every size of each starter picture, so that a new site has no images to process on its first
 * start. Sizes of unchanged pictures are kept.
 */
export async function printAllSizes(): Promise<void> {
  const files = (await readdir(PICTURES, { recursive: true }))
    .filter((file) => /\.(jpg|png)$/.test(file))
    .sort()
  await mkdir(SIZES, { recursive: true })
  const known = await readKnown()
  const pictures: StarterPicture[] = []
  for (const file of files) {
    const sha256 = createHash('sha256')
      .update(await readFile(join(PICTURES, file)))
      .digest('hex')
    const same = known.find((picture) => picture.file === file && picture.sha256 === sha256)
    pictures.push(same ?? (await printSizes(file, sha256)))
  }
  await writeFile(join(SIZES, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`)
  await removeOthers(pictures)
}

const getStem = (file: string): string => basename(file, extname(file))

/** Pictures whose sizes are all up to date. */
async function readKnown(): Promise<StarterPicture[]> {
  const list = await readFile(join(SIZES, 'pictures.json'), 'utf8').catch(() => '[]')
  const files = new Set(await readdir(SIZES))
  return (JSON.parse(list) as StarterPicture[]).filter(({ file, variants }) =>
    variants.every(({ width, format }) => files.has(`${getStem(file)}-${width}.${format}`)),
  )
}

async function removeOthers(pictures: readonly StarterPicture[]): Promise<void> {
  const kept = new Set(['pictures.json'])
  for (const { file, variants } of pictures) {
    kept.add(`${getStem(file)}-lqip.avif`)
    for (const { width, format } of variants) kept.add(`${getStem(file)}-${width}.${format}`)
  }
  for (const file of await readdir(SIZES)) if (!kept.has(file)) await rm(join(SIZES, file))
}

async function printSizes(file: string, sha256: string): Promise<StarterPicture> {
  const bytes = await readFile(join(PICTURES, file))
  const drawing = await imageTasks.drawUpload(bytes, ['avif'])
  if (isRefusal(drawing)) throw new Error(`${file}: ${describeRefusal('en', drawing)}`)
  const { width, height, placeholder, dominantColor, lqip } = drawing
  const webp = await Promise.all(getWidths(width).map((step) => printWebp(bytes, step)))
  const variants = [...webp, ...drawing.variants].sort((one, other) => one.width - other.width)
  const stem = getStem(file)
  for (const variant of variants)
    await writeFile(join(SIZES, `${stem}-${variant.width}.${variant.format}`), variant.bytes)
  if (lqip) await writeFile(join(SIZES, `${stem}-lqip.avif`), lqip)
  const sizes = variants.map(({ bytes: _, ...size }) => size)
  return { file, sha256, width, height, placeholder, dominantColor, variants: sizes }
}

/**
 * Slower but better compression than for uploads: nobody waits here, and the files are committed to the
 * repository.
 */
async function printWebp(bytes: Buffer, width: number): Promise<Drawn> {
  const drawn = sharp(bytes).resize({ width }).webp({ quality: 70, effort: 6 })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return { format: 'webp', width: info.width, height: info.height, bytes: data }
}
