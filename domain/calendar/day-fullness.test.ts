import { expect, it } from 'vitest'
import { calculateFullness } from './day-fullness.ts'

const EMPTY = { isUnavailable: false, parties: 0, maxParties: 4, teepeesLeft: 24, teepeeStock: 24 }

it.each([
  ['nothing on it', {}, 'free'],
  ['two of four parties', { parties: 2, teepeesLeft: 20 }, 'free'],
  ['three of four parties, whatever is left of the teepees', { parties: 3, teepeesLeft: 21 }, 'few'],
  ['four of four parties', { parties: 4, teepeesLeft: 20 }, 'full'],
  ['five teepees left', { parties: 1, teepeesLeft: 5 }, 'free'],
  ['four teepees left', { parties: 1, teepeesLeft: 4 }, 'few'],
  ['teepees of the neighboring days', { parties: 0, teepeesLeft: 4 }, 'few'],
  ['no teepee left', { parties: 1, teepeesLeft: 0 }, 'full'],
  ['one party a day, none of it taken', { maxParties: 1 }, 'free'],
  ['three teepees in all, none of them taken', { teepeesLeft: 3, teepeeStock: 3 }, 'free'],
  ['a day the owner closed', { isUnavailable: true, parties: 4, teepeesLeft: 0 }, 'closed'],
] as const)('%s', (_, change, fullness) => {
  expect(calculateFullness({ ...EMPTY, ...change })).toBe(fullness)
})
