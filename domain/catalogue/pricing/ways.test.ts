import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING } from './pricing-settings.ts'
import { filterPromptWays, getWays } from './ways.ts'

describe('the ways to pay', () => {
  it.each([
    [{}, ['card', 'wallets', 'link']],
    [{ klarna: true }, ['card', 'wallets', 'link', 'klarna']],
    [{ cashApp: true, bankAccount: true }, ['card', 'wallets', 'link', 'cashApp', 'bankAccount']],
  ])('switched on: %o', (switches, ways) => {
    expect(getWays({ ...DEFAULT_PRICING.ways, ...switches })).toEqual(ways)
  })

  it('leaves out what takes days to arrive', () => {
    expect(filterPromptWays(['card', 'klarna', 'bankAccount'])).toEqual(['card', 'klarna'])
  })
})
