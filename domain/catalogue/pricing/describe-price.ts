import type { Text } from '#domain/foundation/messages/text.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { sum } from './sum.ts'
import type { PriceLine } from './types.ts'

type AllIn = {
  readonly lines: readonly Pick<PriceLine, 'kind' | 'part' | 'amountCents'>[]
  readonly teepees: number
  readonly zip: string
}

const PARTS = ['theme', 'addon', 'waiver', 'delivery', 'tax', 'coupon'] as const
/** Nights, rules and minimum are part of what the teepees cost. */
const OF_TEEPEES: readonly PriceLine['kind'][] = ['theme', 'nights', 'rule', 'minimum']

/**
 * Returns `$308.16 for 4 teepees at 33139: teepees $280.00, delivery $8.00, tax $20.16`. The parts add up to the whole.
 */
export function describePrice({ lines, teepees, zip }: AllIn, text: Text): string {
  const total = lines.filter(({ part, kind }) => part === 'total' || kind === 'coupon')
  const parts = PARTS.flatMap((kind) => {
    const ofKind = total.filter(
      (line) => line.kind === kind || (kind === 'theme' && OF_TEEPEES.includes(line.kind)),
    )
    return ofKind.length > 0 ? [text(`price.parts.${kind}`, { amount: sum(ofKind) })] : []
  })
  return text('price.allIn', { total: sum(total), teepees, zip, parts: parts.join(', ') })
}

/** What a price quoted without a ZIP code does not include. */
export type StillToCome = { readonly delivery: boolean; readonly tax: boolean }

/** Names what is added to a price without a ZIP code: `delivery and sales tax come on top, by your ZIP code`. */
export function describeStillToCome({ delivery, tax }: StillToCome, text: Text): string {
  if (delivery && tax) return text('price.stillToCome.both')
  return text(delivery ? 'price.stillToCome.delivery' : 'price.stillToCome.tax')
}

/** Returns `From $75.00 for 1 teepee; delivery and sales tax come on top, by your ZIP code`. */
export function fromWords(cheapestCents: Cents, parts: StillToCome, text: Text): string {
  return text('price.from', { amount: cheapestCents, rest: describeStillToCome(parts, text) })
}
