import { expect, it } from 'vitest'
import { toFunnel, toLost } from './funnel.ts'

it('the funnel has every step in order, with its share and its losses', () => {
  const counts = [
    { step: 'visit', visits: 8 },
    { step: 'wizard', visits: 5 },
    { step: 'payment', visits: 1 },
    { step: 'other', visits: 99 },
  ]
  expect(toFunnel(counts)).toEqual([
    { step: 'visit', visits: 8, percent: 100, left: 3 },
    { step: 'wizard', visits: 5, percent: 63, left: 5 },
    { step: 'addons', visits: 0, percent: 0, left: 0 },
    { step: 'details', visits: 0, percent: 0, left: 0 },
    { step: 'payment', visits: 1, percent: 13, left: 1 },
    { step: 'booked', visits: 0, percent: 0, left: undefined },
  ])
  expect(toFunnel([])[0]).toEqual({ step: 'visit', visits: 0, percent: 0, left: 0 })
})

it('messages that nobody read are left out, and only visits that read one can go on from it', () => {
  expect(
    toLost([
      { step: 'full-day', visits: 5 },
      { step: 'full-day-over', visits: 2 },
      { step: 'price-changed', visits: 1 },
      { step: 'price-changed-over', visits: 3 },
    ]),
  ).toEqual([
    { sentence: 'full-day', read: 5, over: 2, gone: 3 },
    { sentence: 'price-changed', read: 1, over: 1, gone: 0 },
  ])
})
