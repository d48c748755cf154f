import type { Cents } from '#domain/foundation/money/money.ts'

type Shade = 0 | 1 | 2 | 3 | 4
type Step = { readonly shade: Shade; readonly fromCents: Cents; readonly toCents: Cents }
export type FeeScale = { readonly steps: readonly Step[]; getShade(cents: Cents): Shade }

const SHADES: readonly Shade[] = [0, 1, 2, 3, 4]

/** Divides fees into at most five classes of similar size; equal fees share a class. */
export function feeScale(fees: readonly Cents[]): FeeScale {
  const sorted = fees.toSorted((a, b) => a - b)
  const different = [...new Set(sorted)]
  const starts =
    different.length <= SHADES.length
      ? different
      : [
          ...new Set(
            SHADES.map((shade) => sorted[Math.floor((shade * sorted.length) / SHADES.length)] as Cents),
          ),
        ]
  const getShade = (cents: Cents) =>
    SHADES[
      Math.max(
        0,
        starts.findLastIndex((start) => start <= cents),
      )
    ] as Shade
  const steps = starts.map((_, index) => {
    const shade = SHADES[index] as Shade
    const within = different.filter((cents) => getShade(cents) === shade)
    return { shade, fromCents: within.at(0) ?? 0, toCents: within.at(-1) ?? 0 }
  })
  return { steps, getShade }
}
