import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { DEFAULT_TEEPEE_SPACE, getDoubtInches, isTight, planRoom } from '#domain/site/room-plan.ts'
import { describeVerdict } from './room-fit.tsx'

it.each([
  [
    'by less than the photo may be off',
    10.3,
    0.05,
    'All 4 fit, but it may be tight. The photo may be off by 7 inches. Measure by hand to be sure.',
  ],
  ['by more', 12, 0.05, 'All 4 fit.'],
  ['as typed', 10.3, 0, 'All 4 fit.'],
  ['not all of them', 9, 0, '2 of your 4 fit here.'],
])('a room fits %s', (_, width, doubt, sentence) => {
  const room = { width, length: 11 }
  const inches = isTight(room, doubt, 4, DEFAULT_TEEPEE_SPACE) ? getDoubtInches(room, doubt) : 0
  const plan = planRoom(room, 4, DEFAULT_TEEPEE_SPACE)
  expect(describeVerdict(plan, 4, inches, textIn('en'))).toBe(sentence)
})
