import type { PictureImage } from '#app/ui/pictures/picture.tsx'
import type { Picture } from '#contract/catalogue/pictures.ts'

/** The aspect ratio of a picture of unknown size. */
const UNKNOWN_SIZE = { width: 1600, height: 1200 }

/** Returns the props of `Picture` for a path: with every known size and format, or else the plain file. */
export function pictureImage(
  path: string,
  alt: string,
  pictures: Readonly<Record<string, Picture>> = {},
): PictureImage | undefined {
  if (path === '') return undefined
  const known = pictures[path]
  if (!known) return { src: path, alt, ...UNKNOWN_SIZE }
  const { width, height, sources, focal } = known
  const placeholder = known.placeholder ?? known.color
  const isCentered = focal.x === 0.5 && focal.y === 0.5
  return {
    src: path,
    alt,
    width,
    height,
    sources,
    ...(placeholder ? { placeholder } : {}),
    ...(isCentered ? {} : { focal: `${focal.x * 100}% ${focal.y * 100}%` }),
  }
}
