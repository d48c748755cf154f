import { expect, it } from 'vitest'
import { feeScale } from './fee-scale.ts'

it('few fees have a shade each', () => {
  const { steps, getShade } = feeScale([2_500, 0, 2_500, 4_000])
  expect(steps.map(({ fromCents, toCents }) => [fromCents, toCents])).toEqual([
    [0, 0],
    [2_500, 2_500],
    [4_000, 4_000],
  ])
  expect([0, 2_500, 4_000].map(getShade)).toEqual([0, 1, 2])
})

it('many fees are divided into five shades of about as many places', () => {
  const fees = Array.from({ length: 100 }, (_, index) => index * 100)
  const { steps, getShade } = feeScale(fees)
  expect(steps).toHaveLength(5)
  expect(steps.at(0)).toMatchObject({ fromCents: 0, toCents: 1_900 })
  expect(steps.at(-1)).toMatchObject({ fromCents: 8_000, toCents: 9_900 })
  expect(getShade(9_900)).toBe(4)
})

it('a fee that most places share does not make empty shades', () => {
  const { steps } = feeScale([...Array.from({ length: 90 }, () => 0), 100, 200, 300, 400, 500, 600])
  expect(steps.every(({ fromCents, toCents }) => fromCents <= toCents)).toBe(true)
  expect(steps.map(({ shade }) => shade)).toEqual([...steps.keys()])
})

it('without fees there is nothing to tell', () => {
  expect(feeScale([]).steps).toEqual([])
})
