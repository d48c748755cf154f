import { expect, it } from 'vitest'
import { MAX_SCROLL_PX, scrollStep } from './auto-scroll.ts'

it.each([
  ['rests in the middle', 500, 0],
  ['rests where the edge begins', 200, 0],
  ['creeps near the top', 150, -7],
  ['runs at the top', 0, -MAX_SCROLL_PX],
  ['runs no faster above the window', -300, -MAX_SCROLL_PX],
  ['creeps near the bottom', 850, 7],
  ['runs at the bottom', 1000, MAX_SCROLL_PX],
  ['runs no faster below the window', 1400, MAX_SCROLL_PX],
])('%s', (_name, pointerY, step) => {
  expect(scrollStep(pointerY, 1000)).toBe(step)
})
