import { ENGLISH_WORDS, type Words } from '../words/english.ts'
import type { PriceLine } from './types.ts'

const EXEMPT = /^Tax exempt, certificate /

/**
 * Returns the label of a line in the reader's language. Lines are stored with their English labels, as they were sold;
 * their ZIP code, rate, certificate and coupon are parsed from those. Themes and add-ons are labelled by name.
 */
export function lineLabel({ kind, label }: Pick<PriceLine, 'kind' | 'label'>, words: Words): string {
  if (words.language === ENGLISH_WORDS.language) return label
  switch (kind) {
    case 'delivery':
      return words.delivery(/\S+$/.exec(label)?.[0] ?? '')
    case 'tax':
      return EXEMPT.test(label)
        ? words.exempt(label.replace(EXEMPT, ''))
        : words.tax(/[\d.]+%/.exec(label)?.[0] ?? '')
    case 'coupon': {
      const [, code = '', amount = ''] = /^\S+ (\S+) \((\S+) off\)$/.exec(label) ?? []
      return code === '' ? label : words.coupon(code, words.off(amount))
    }
    case 'balance':
      return words.balanceLater
    default:
      return label
  }
}
