import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeRule } from './describe-rule.ts'
import type { RuleChange, RuleConditions } from './price-rule.ts'

const add = (amount: number, per: 'party' | 'teepee' = 'party') => ({ kind: 'add', amount, per }) as const
const percent = (amount: number) => ({ kind: 'percent', amount, per: 'party' }) as const

it.each<[RuleConditions, RuleChange, string, string]>([
  [
    { weekdays: [5, 6] },
    add(2_500, 'teepee'),
    'Friday and Saturday: $25.00 more for each teepee',
    'viernes y sábado: $25.00 más por cada tipi',
  ],
  [
    { days: [{ from: '12-12', to: '01-03' }] },
    percent(2_000),
    'December 12 to January 3: 20% more',
    'del 12 de diciembre al 3 de enero: 20% más',
  ],
  [
    {
      days: [
        { from: '2027-07-04', to: '2027-07-04' },
        { from: '12-24', to: '12-25' },
      ],
    },
    add(4_000),
    'Jul 4, 2027 and December 24 to December 25: $40.00 more',
    '4 jul 2027 y del 24 de diciembre al 25 de diciembre: $40.00 más',
  ],
  [{ daysAhead: { to: 3 } }, add(5_000), 'Up to 3 days ahead: $50.00 more', 'hasta 3 días antes: $50.00 más'],
  [
    { teepees: { from: 6, to: 9 }, stairs: false },
    add(-500, 'teepee'),
    '6 to 9 teepees, no stairs: $5.00 less for each teepee',
    'de 6 a 9 tipis, sin escaleras: $5.00 menos por cada tipi',
  ],
  [{ teepees: { from: 1, to: 1 } }, percent(-1_550), '1 teepee: 15.5% less', '1 tipi: 15.5% menos'],
  [{ miles: { from: 21 } }, add(2_000), '21 miles or more: $20.00 more', '21 millas o más: $20.00 más'],
  [
    { floors: ['1-3', 'higher'], stairs: true },
    add(1_500),
    'Floor 1 to 3 and Floor 4 or higher, with stairs: $15.00 more',
    'Piso 1 a 3 y Piso 4 o más alto, con escaleras: $15.00 más',
  ],
  [{}, add(1_000), 'Always: $10.00 more', 'Siempre: $10.00 más'],
])('%j %j', (when, change, english, spanish) => {
  expect(describeRule({ when, change }, textIn('en'))).toBe(english)
  expect(describeRule({ when, change }, textIn('es'))).toBe(spanish)
})

it('names the themes it is for', () => {
  expect(describeRule({ when: {}, change: add(5_000) }, textIn('en'), ['Custom Theme', 'Boho'])).toBe(
    'Custom Theme and Boho: $50.00 more',
  )
})
