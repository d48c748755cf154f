import { NEW_RULE, type RuleFields } from './rule-fields.ts'

export const PRESETS = ['weekend', 'holidays', 'rush', 'stairs'] as const
export type Preset = (typeof PRESETS)[number]

/** The rules that most price lists have, to begin with. Amounts are examples. */
export const PRESET_FIELDS: Readonly<Record<Preset, RuleFields>> = {
  weekend: {
    ...NEW_RULE,
    name: 'Weekend',
    nameEs: 'Fin de semana',
    amount: '25.00',
    per: 'teepee',
    weekdays: ['5', '6'],
  },
  holidays: {
    ...NEW_RULE,
    name: 'Holidays',
    nameEs: 'Días festivos',
    kind: 'percent',
    amount: '20.00',
    days: [
      { from: '12-20', to: '01-03' },
      { from: '07-04', to: '07-04' },
    ],
  },
  rush: {
    ...NEW_RULE,
    name: 'Short notice',
    nameEs: 'Con poca antelación',
    amount: '50.00',
    daysAheadTo: '3',
  },
  stairs: {
    ...NEW_RULE,
    name: 'Stairs',
    nameEs: 'Escaleras',
    amount: '15.00',
    floors: ['1-3', 'higher'],
    stairs: 'yes',
  },
}
