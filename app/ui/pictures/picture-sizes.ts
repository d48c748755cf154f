/** A smaller difference changes no choice of a size. */
const NOTABLE = 0.02

type Shape = { readonly width: number; readonly height: number }

/**
 * Returns the widths of an image for the given widths of its frame: an image wider than the frame is drawn wider and
 * cropped, or, if nothing may be cropped, one taller than the frame is drawn narrower.
 */
export function getImageSizes(
  sizes: string,
  { width, height }: Shape,
  ratio: string | undefined,
  fit: 'cover' | 'contain',
): string {
  const frame = parseRatio(ratio)
  if (frame === undefined) return sizes
  const stretch = width / height / frame
  const factor = fit === 'cover' ? Math.max(1, stretch) : Math.min(1, stretch)
  if (Math.abs(factor - 1) < NOTABLE) return sizes
  return sizes
    .split(', ')
    .map((size) => size.replace(/^(\([^)]*\) )?(.*)$/, `$1calc(($2) * ${factor.toFixed(2)})`))
    .join(', ')
}

/** Returns '4 / 3' or '1' as a number; nothing for `auto`. */
function parseRatio(ratio: string | undefined): number | undefined {
  const [width, height = 1] = (ratio ?? '').split('/').map(Number)
  return width && height ? width / height : undefined
}
