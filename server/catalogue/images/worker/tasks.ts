import sharp from 'sharp'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { getWidths, type ModernFormat } from '../image-sizes.ts'
import { WorkQueue } from '../work-queue.ts'
import { decodeImage } from './decode-image.ts'
import {
  type Drawn,
  drawLqip,
  drawMain,
  drawPlaceholder,
  drawVariant,
  findDominantColor,
} from './draw-image.ts'

/** Every size being encoded holds its pixels and its encoder's memory. */
const DRAWN_AT_ONCE = 2

/** Everything generated from one upload. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly main: { readonly extension: 'jpg' | 'png'; readonly bytes: Buffer }
  readonly variants: readonly Drawn[]
  readonly placeholder: string | null
  readonly dominantColor: string | null
  readonly lqip: Buffer | null
}

/** The tasks of the image worker. Only these functions ever pass a file to a decoder. */
export const imageTasks = { drawUpload, redraw, drawSizes, drawMissingLqip }

export type ImageTasks = typeof imageTasks

/** Re-encodes an upload in every size of the given formats. */
async function drawUpload(bytes: Buffer, formats: readonly ModernFormat[]): Promise<Refusal | Drawing> {
  const decoded = await decodeImage(bytes)
  if (isRefusal(decoded)) return decoded
  const { width, height, pixels } = decoded
  const sizes = formats.flatMap((format) => getWidths(width).map((step) => ({ format, width: step })))
  const drawing = new WorkQueue(DRAWN_AT_ONCE)
  const [main, placeholder, dominantColor, lqip, ...variants] = await Promise.all([
    drawing.run(() => drawMain(decoded)),
    drawing.run(() => drawPlaceholder(decoded)),
    drawing.run(() => findDominantColor(decoded)),
    drawing.run(() => drawLqip(decoded)),
    ...sizes.map((size) => drawing.run(() => drawVariant(pixels(), size.format, size.width))),
  ])
  return { width, height, main, variants, placeholder, dominantColor, lqip }
}

/** Re-encodes a picture in one size, without anything else that its file contained. */
async function redraw(bytes: Buffer): Promise<Refusal | Drawing['main']> {
  const decoded = await decodeImage(bytes)
  return isRefusal(decoded) ? decoded : drawMain(decoded)
}

/** Generates sizes of a picture that was re-encoded here before. */
async function drawSizes(
  bytes: Buffer,
  sizes: readonly { format: ModernFormat; width: number }[],
): Promise<Drawn[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const drawn: Drawn[] = []
  for (const size of sizes) {
    drawn.push(await drawVariant(sharp(data, { raw: { width, height, channels } }), size.format, size.width))
  }
  return drawn
}

/** Generates the LQIP of a picture that was re-encoded here before; null if it is transparent. */
async function drawMissingLqip(bytes: Buffer): Promise<Buffer | null> {
  const decoded = await decodeImage(bytes)
  return isRefusal(decoded) ? null : drawLqip(decoded)
}
