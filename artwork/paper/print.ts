import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { definitionsFor } from './definitions.ts'
import { place } from './shapes.ts'

const PROJECT = new URL('../../', import.meta.url).pathname

export interface Size {
  width: number
  height: number
}

export const drawing = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<defs>${definitionsFor(content)}</defs>${content}</svg>`

/** Slightly uneven edges, as if every shape had been cut with scissors. */
const handCut = (content: string): string =>
  '<filter id="scissors" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="2" seed="7"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="7" xChannelSelector="R" yChannelSelector="G"/></filter>' +
  `<g filter="url(#scissors)">${content}</g>`

const grain = ({ width, height }: Size): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      '<filter id="g" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".11 .13" numOctaves="3" seed="11"/>' +
      '<feDiffuseLighting surfaceScale=".72" diffuseConstant=".59" lighting-color="#fff"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting></filter>' +
      '<rect width="100%" height="100%" filter="url(#g)"/></svg>',
  )

async function destination(file: string): Promise<string> {
  const target = PROJECT + file
  await mkdir(dirname(target), { recursive: true })
  return target
}

/** How far a scene extends beyond its edges, so that the uneven cut never shows the bare sheet. */
const BLEED = 8

/** How a print differs from its drawing: colors, and the distance of lights and darks around the light gray `LIFTED`. */
export interface Tone {
  saturation: number
  contrast: number
}

const AS_DRAWN: Tone = { saturation: 1, contrast: 1 }
/**
 * The fixed point of the contrast, so that more contrast deepens shadows and whitens paper without darkening
 * the whole.
 */
const LIFTED = 168

/** Prints a scene on grainy paper as a JPEG, `width` wide if that differs from the drawing. */
export async function printScene(
  file: string,
  size: Size,
  content: string,
  { width = size.width, tone = AS_DRAWN }: { width?: number; tone?: Tone } = {},
): Promise<void> {
  const sheet = { width: size.width + 2 * BLEED, height: size.height + 2 * BLEED }
  const enlarged = place(-BLEED, -BLEED, content, { scale: 1 + (4 * BLEED) / size.width })
  const flat = await sharp(Buffer.from(drawing(sheet, handCut(enlarged))))
    .extract({ left: BLEED, top: BLEED, ...size })
    .removeAlpha()
    .toBuffer()
  const grained = await sharp(flat)
    .composite([{ input: await sharp(grain(size)).png().toBuffer(), blend: 'soft-light' }])
    .toBuffer()
  await sharp(grained)
    .modulate({ saturation: tone.saturation })
    .linear(tone.contrast, LIFTED * (1 - tone.contrast))
    .resize(width)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(await destination(file))
}

/** Writes a small drawing as SVG, for the browser to render. */
export async function printDrawing(file: string, size: Size, content: string): Promise<void> {
  await writeFile(
    await destination(file),
    `${drawing(size, content).replaceAll(' />', '/>').replaceAll('<defs></defs>', '')}\n`,
  )
}

export async function printIcon(file: string, svg: string, size: Size): Promise<void> {
  await writeFile(await destination(file), await drawIcon(svg, size))
}

const FAVICON_SIDE = 32

/** The icon for browsers without SVG support: one PNG behind the 22-byte header of an .ico file. */
export async function printFavicon(file: string, svg: string): Promise<void> {
  const png = await drawIcon(svg, { width: FAVICON_SIDE, height: FAVICON_SIDE })
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(FAVICON_SIDE, 6)
  header.writeUInt8(FAVICON_SIDE, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  await writeFile(await destination(file), Buffer.concat([header, png]))
}

function drawIcon(svg: string, { width, height }: Size): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(width, height, { fit: 'contain', background: '#0000' })
    .png({ palette: true, quality: 95 })
    .toBuffer()
}
