import { describe, expect, it } from 'vitest'
import { areaFacts, areaSlug, countFacts, isWorthListing } from './area-page.ts'
import { DEFAULT_TEEPEE_SPACE } from './room-plan.ts'

const NOTHING = { feesCents: [], parties: [], reviewCount: 0, pictureCount: 0, space: DEFAULT_TEEPEE_SPACE }
const party = (teepees: number, startTime: string | null = null) => ({ startTime, teepees })

describe('the facts of an area', () => {
  it('are empty if nothing is known', () => {
    expect(areaFacts(NOTHING)).toEqual({})
    expect(countFacts({})).toBe(0)
  })

  it('give the fee as a range, and leave it out if a ZIP code has none', () => {
    expect(areaFacts({ ...NOTHING, feesCents: [4000, 3500] })).toEqual({
      fee: { leastCents: 3500, mostCents: 4000 },
    })
    expect(areaFacts({ ...NOTHING, feesCents: [4000, undefined] })).toEqual({})
  })

  it('describe parties once there are three: how many, when most begin, and the room most need', () => {
    expect(areaFacts({ ...NOTHING, parties: [party(2), party(2)] })).toEqual({})
    const parties = [party(4, '15:00'), party(2, '15:00'), party(4), party(4)]
    expect(areaFacts({ ...NOTHING, parties })).toEqual({
      parties: 4,
      window: { startTime: '15:00', window: { from: '12:00', to: '13:00' } },
      room: { teepees: 4, widthFeet: 10, lengthFeet: 10 },
    })
  })

  it('suffice for search engines once there are four', () => {
    const parties = [party(3), party(3), party(3)]
    expect(isWorthListing(areaFacts({ ...NOTHING, parties }))).toBe(false)
    expect(isWorthListing(areaFacts({ ...NOTHING, parties, feesCents: [0] }))).toBe(true)
    expect(isWorthListing(areaFacts({ ...NOTHING, parties, pictureCount: 1 }))).toBe(true)
    const withoutParties = areaFacts({ ...NOTHING, feesCents: [0], reviewCount: 9, pictureCount: 9 })
    expect([countFacts(withoutParties), isWorthListing(withoutParties)]).toEqual([3, false])
  })
})

describe('the slug of an area', () => {
  it.each([
    ['Coral Gables', 'coral-gables'],
    ['  Miami (Beach) ', 'miami-beach'],
    ['Doña Ana', 'dona-ana'],
    ['日本', ''],
  ])('%s: %s', (name, slug) => expect(areaSlug(name)).toBe(slug))
})
