import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { isRefusal } from '#domain/refusal/refusal.ts'
import { widthsOf } from '#server/images/image-sizes.ts'
import type { StarterPicture } from '#server/images/load-starter-pictures.ts'
import type { Drawn } from '#server/images/worker/draw-image.ts'
import { imageTasks } from '#server/images/worker/tasks.ts'

const PICTURES = resolve('artwork/pictures')
const SIZES = resolve('artwork/sizes')

/** Makes everything a new site needs of each starter picture, so that it has nothing to draw when it starts. */
export async function printAllSizes(): Promise<void> {
  const files = (await readdir(PICTURES, { recursive: true }))
    .filter((file) => /\.(jpg|png)$/.test(file))
    .sort()
  await rm(SIZES, { recursive: true, force: true })
  await mkdir(SIZES, { recursive: true })
  const pictures: StarterPicture[] = []
  for (const file of files) pictures.push(await printSizes(file))
  await writeFile(join(SIZES, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`)
}

async function printSizes(file: string): Promise<StarterPicture> {
  const bytes = await readFile(join(PICTURES, file))
  const drawing = await imageTasks.drawUpload(bytes, ['avif'])
  if (isRefusal(drawing)) throw new Error(`${file}: ${drawing.message}`)
  const { width, height, placeholder, dominantColor, lqip } = drawing
  const webp = await Promise.all(widthsOf(width).map((step) => printWebp(bytes, step)))
  const variants = [...webp, ...drawing.variants].sort((one, other) => one.width - other.width)
  const stem = basename(file, extname(file))
  for (const variant of variants)
    await writeFile(join(SIZES, `${stem}-${variant.width}.${variant.format}`), variant.bytes)
  if (lqip) await writeFile(join(SIZES, `${stem}-lqip.avif`), lqip)
  const sizes = variants.map(({ bytes: _, ...size }) => size)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { file, sha256, width, height, placeholder, dominantColor, variants: sizes }
}

/** With more effort than an upload gets: nobody waits here, and the files are kept in the repository. */
async function printWebp(bytes: Buffer, width: number): Promise<Drawn> {
  const drawn = sharp(bytes).resize({ width }).webp({ quality: 70, effort: 6 })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return { format: 'webp', width: info.width, height: info.height, bytes: data }
}
