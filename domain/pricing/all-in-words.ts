import { teepeesInWords } from '../counted.ts'
import { formatDollars } from '../money.ts'
import { sum } from './sum.ts'
import type { PriceLine } from './types.ts'

type AllIn = {
  readonly lines: readonly Pick<PriceLine, 'kind' | 'part' | 'amountCents'>[]
  readonly teepees: number
  readonly zip: string
}

const PARTS = [
  ['theme', 'teepees'],
  ['addon', 'add-ons'],
  ['delivery', 'delivery'],
  ['tax', 'tax'],
] as const

/** `$308.16 for 4 teepees at 33139: teepees $280.00, delivery $8.00, tax $20.16`. The parts add up to the whole. */
export function allInWords({ lines, teepees, zip }: AllIn): string {
  const total = lines.filter(({ part }) => part === 'total')
  const parts = PARTS.flatMap(([kind, name]) => {
    const ofKind = total.filter((line) => line.kind === kind)
    return ofKind.length > 0 ? [`${name} ${formatDollars(sum(ofKind))}`] : []
  })
  return `${formatDollars(sum(total))} for ${teepeesInWords(teepees)} at ${zip}: ${parts.join(', ')}`
}

/** What a price without a ZIP code leaves out. */
export type StillToCome = { readonly delivery: boolean; readonly tax: boolean }

export function stillToComeWords({ delivery, tax }: StillToCome): string {
  const parts = [...(delivery ? ['delivery'] : []), ...(tax ? ['sales tax'] : [])]
  return `${parts.join(' and ')} ${parts.length > 1 ? 'come' : 'comes'} on top, by your ZIP code`
}

/** `From $75.00 for 1 teepee; delivery and sales tax come on top, by your ZIP code`. */
export function fromWords(cheapestCents: number, parts: StillToCome): string {
  return `From ${formatDollars(cheapestCents)} for ${teepeesInWords(1)}; ${stillToComeWords(parts)}`
}
