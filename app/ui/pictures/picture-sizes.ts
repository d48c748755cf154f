/** A smaller difference changes no choice of a size. */
const NOTABLE = 0.02

type Shape = { readonly width: number; readonly height: number }

/**
 * Returns the image widths for the given frame widths: an image wider than its frame is scaled up and cropped
 * or, if it must not be cropped, one taller than its frame is scaled down.
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

/** Parses '4 / 3' or '1'; undefined for `auto`. */
function parseRatio(ratio: string | undefined): number | undefined {
  const [width, height = 1] = (ratio ?? '').split('/').map(Number)
  return width && height ? width / height : undefined
}
