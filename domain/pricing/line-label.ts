import { percentWords } from '../money/money.ts'
import { ENGLISH_WORDS, type Words } from '../words/english.ts'
import { discountWords } from './coupon.ts'
import type { LineValues, PriceLine } from './types.ts'

type Labelled = Pick<PriceLine, 'kind' | 'label'> & LineValues

/**
 * Returns the label of a line in the reader's language. In English, and for themes and add-ons, it is the stored one;
 * so it is for a line without values, as a release before them writes it.
 */
export function lineLabel(line: Labelled, words: Words): string {
  if (words.language === ENGLISH_WORDS.language) return line.label
  return labelOfValues(line, words) ?? line.label
}

function labelOfValues({ kind, zip, percent, certificate, coupon }: Labelled, words: Words) {
  if (kind === 'balance') return words.balanceLater
  if (kind === 'agreed') return words.agreed
  if (zip !== undefined) return words.delivery(zip)
  if (certificate !== undefined) return words.exempt(certificate)
  if (percent !== undefined) return words.tax(percentWords(percent))
  return coupon && words.coupon(coupon.code, discountWords(coupon, words.off))
}
