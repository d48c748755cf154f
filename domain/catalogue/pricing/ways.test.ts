import { describe, expect, it } from 'vitest'
import { filterPromptWays, getWays, NO_FURTHER_WAYS } from './ways.ts'

describe('the ways to pay', () => {
  it.each([
    [{}, ['card', 'wallets', 'link']],
    [{ klarna: true }, ['card', 'wallets', 'link', 'klarna']],
    [{ cashApp: true, bankAccount: true }, ['card', 'wallets', 'link', 'cashApp', 'bankAccount']],
  ])('switched on: %o', (switches, ways) => {
    expect(getWays({ ...NO_FURTHER_WAYS, ...switches })).toEqual(ways)
  })

  it('leaves out what takes days to arrive', () => {
    expect(filterPromptWays(['card', 'klarna', 'bankAccount'])).toEqual(['card', 'klarna'])
  })
})
