import { formatDollars } from '../money/money.ts'
import { ENGLISH_WORDS, type Words } from '../words/english.ts'
import { sum } from './sum.ts'
import type { PriceLine } from './types.ts'

type AllIn = {
  readonly lines: readonly Pick<PriceLine, 'kind' | 'part' | 'amountCents'>[]
  readonly teepees: number
  readonly zip: string
}

const PARTS = ['theme', 'addon', 'delivery', 'tax'] as const

/**
 * Returns `$308.16 for 4 teepees at 33139: teepees $280.00, delivery $8.00, tax $20.16`. The parts add up to the whole.
 */
export function allInWords({ lines, teepees, zip }: AllIn, words: Words = ENGLISH_WORDS): string {
  const total = lines.filter(({ part }) => part === 'total')
  const parts = PARTS.flatMap((kind) => {
    const ofKind = total.filter((line) => line.kind === kind)
    return ofKind.length > 0 ? [`${words.parts[kind]} ${formatDollars(sum(ofKind))}`] : []
  })
  return words.allIn(sum(total), teepees, zip, parts.join(', '))
}

/** What a price without a ZIP code does not include. */
export type StillToCome = { readonly delivery: boolean; readonly tax: boolean }

/** Returns `From $75.00 for 1 teepee; delivery and sales tax come on top, by your ZIP code`. */
export function fromWords(cheapestCents: number, parts: StillToCome, words: Words = ENGLISH_WORDS): string {
  return words.from(cheapestCents, words.stillToCome(parts))
}
