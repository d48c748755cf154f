const MODERN_FORMATS = ['webp', 'avif'] as const
export type ModernFormat = (typeof MODERN_FORMATS)[number]

const WIDTHS = [320, 480, 640, 960, 1440, 2000]

/** Returns the widths a picture is offered in: the steps well below its own, and its own. */
export function getWidths(width: number): number[] {
  return [...WIDTHS.filter((step) => step < width * 0.85), width]
}

/** Returns every size in every format that a picture of this width should have. */
export function wantedVariants(width: number) {
  return MODERN_FORMATS.flatMap((format) => getWidths(width).map((step) => ({ format, width: step })))
}
