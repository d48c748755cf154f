import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { lineLabel } from './line-label.ts'
import type { PriceLine } from './types.ts'

const MOON10 = { code: 'MOON 10 (SUMMER)', discountType: 'percentage', discountValue: 1_250 } as const

// The labels differ from what the rules write, so the Spanish must come from the values.
it.each<[string, Pick<PriceLine, 'kind'> & Partial<PriceLine>]>([
  ['Entrega en 33139', { kind: 'delivery', zip: '33139' }],
  ['Impuesto sobre las ventas (6.5%)', { kind: 'tax', percent: 650 }],
  ['Exento de impuestos, certificado 85-80 C', { kind: 'tax', certificate: '85-80 C' }],
  ['Cupón MOON 10 (SUMMER) (12.5% de descuento)', { kind: 'coupon', coupon: MOON10 }],
  ['Fin de semana', { kind: 'rule', nameEs: 'Fin de semana' }],
  ['By hand', { kind: 'rule' }],
  ['Mínimo a partir de 21 millas', { kind: 'minimum', fromMiles: 21 }],
  ['Exención por daños (9%)', { kind: 'waiver', percent: 900 }],
  ['Saldo, se paga más adelante', { kind: 'balance' }],
  ['By hand', { kind: 'tax' }],
  ['By hand', { kind: 'theme' }],
  ['By hand', { kind: 'addon', addonId: 1 }],
])('“%s” is built from the values of %j; English stays as it was sold', (label, values) => {
  const line = { label: 'By hand', ...values }
  expect(lineLabel(line, textIn('es'))).toBe(label)
  expect(lineLabel(line, textIn('en'))).toBe('By hand')
})
