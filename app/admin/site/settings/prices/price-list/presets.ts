import type { Text } from '#domain/foundation/messages/text.ts'
import { NEW_RULE, type RuleFields } from './rule-fields.ts'

export const PRESETS = ['weekend', 'holidays', 'rush', 'stairs'] as const
export type Preset = (typeof PRESETS)[number]

const PRESET_FIELDS: Readonly<Record<Preset, RuleFields>> = {
  weekend: {
    ...NEW_RULE,
    amount: '25.00',
    per: 'teepee',
    weekdays: ['5', '6'],
  },
  holidays: {
    ...NEW_RULE,
    kind: 'percent',
    amount: '20.00',
    days: [
      { from: '12-20', to: '01-03' },
      { from: '07-04', to: '07-04' },
    ],
  },
  rush: {
    ...NEW_RULE,
    amount: '50.00',
    daysAheadTo: '3',
  },
  stairs: {
    ...NEW_RULE,
    amount: '15.00',
    floors: ['1-3', 'higher'],
    stairs: 'yes',
  },
}

/** Returns a rule that most price lists have, to begin with. Its amount is an example. */
export function makePreset(preset: Preset, text: Text): RuleFields {
  return { ...PRESET_FIELDS[preset], name: text(`admin.priceList.presets.${preset}`) }
}
