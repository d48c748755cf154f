import type { Text } from '#domain/foundation/messages/text.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { formatDiscount } from './discount.ts'
import type { LineValues, PriceLine } from './types.ts'

type Labelled = Pick<PriceLine, 'kind' | 'label'> & LineValues

/**
 * Returns the label of a line in the reader's language. In English, and for themes and add-ons, it is the stored label;
 * so it is for lines without values, which older releases wrote.
 */
export function lineLabel(line: Labelled, text: Text): string {
  if (text.language === DEFAULT_LANGUAGE) return line.label
  return describeValues(line, text) ?? line.label
}

function describeValues(line: Labelled, text: Text) {
  const { kind, nights, zip, percent, certificate, coupon } = line
  if (kind === 'rule') return line.nameEs
  if (nights !== undefined) return text('price.moreNights', { count: nights - 1 })
  if (kind === 'minimum' && line.fromMiles !== undefined)
    return text('price.minimum', { miles: line.fromMiles })
  if (kind === 'waiver' && percent !== undefined) return text('price.waiver', { percent })
  if (kind === 'balance') return text('price.balanceLater')
  if (kind === 'agreed') return text('price.agreed')
  if (zip !== undefined) return text('price.delivery', { zip })
  if (certificate !== undefined) return text('price.exempt', { certificate })
  if (percent !== undefined) return text('price.tax', { percent })
  if (!coupon) return undefined
  const off = text('price.off', { amount: formatDiscount(coupon) })
  return text('price.coupon', { code: coupon.code, off })
}
