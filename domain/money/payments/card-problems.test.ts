import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type CardText, findCardProblems } from './card-problems.ts'

const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', zip: '33101' }
const NOW = new Date('2026-11-30T12:00:00Z')

function findSentences(change: Partial<CardText>) {
  const found = Object.entries(findCardProblems({ ...CARD, ...change }, NOW))
  return Object.fromEntries(found.map(([field, problem]) => [field, textIn('en')(problem)]))
}

it('says everything that is wrong with a card at once', () => {
  expect(findSentences({})).toEqual({})
  expect(findSentences({ number: '4242 4242 4242 4241', expiry: '10 / 26', cvc: '1', zip: '3' })).toEqual({
    number: 'Your card number is invalid.',
    expiry: 'Your card’s expiration date is in the past.',
    cvc: 'Your card’s security code is incomplete.',
    zip: 'Your ZIP code is incomplete.',
  })
  expect(findSentences({ number: '4242', expiry: '12' })).toEqual({
    number: 'Your card number is incomplete.',
    expiry: 'Your card’s expiration date is incomplete.',
  })
})

it('takes a card through the last day of its month', () => {
  expect(findSentences({ expiry: '11/26' })).toEqual({})
  expect(findSentences({ expiry: '13/30' })).toHaveProperty('expiry')
})
