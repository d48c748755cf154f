import { describe, expect, it } from 'vitest'
import { describeRefusal } from '../foundation/translation/translate.ts'
import { asksToAgree, termsBlocks, termsRefusal } from './terms-of-service.ts'

describe('the parts of a text', () => {
  it.each([
    ['One.\n\nTwo.', ['paragraph: One.', 'paragraph: Two.']],
    ['One,\nstill one.\r\n \r\nTwo.', ['paragraph: One,\nstill one.', 'paragraph: Two.']],
    ['# Deposit\n\nHalf.', ['heading: Deposit', 'paragraph: Half.']],
    ['## Deposit\nHalf.\nNot refunded.', ['heading: Deposit', 'paragraph: Half.\nNot refunded.']],
    ['# One\n# Two', ['heading: One', 'heading: Two']],
    ['#1 rule: be kind', ['paragraph: #1 rule: be kind']],
    ['#', ['paragraph: #']],
    ['\n \n', []],
  ])('%j', (text, blocks) => {
    expect(termsBlocks(text).map(({ kind, text: part }) => `${kind}: ${part}`)).toEqual(blocks)
  })
})

describe('an agreement', () => {
  it.each([
    [undefined, undefined, undefined],
    [1, undefined, undefined],
    [2, 2, undefined],
    [null, 1, 'Read our terms of service and agree to them first.'],
    [undefined, 1, 'Read our terms of service and agree to them first.'],
    [1, 2, 'Our terms of service changed. Read them and agree to them again.'],
    [3, 2, 'Our terms of service changed. Read them and agree to them again.'],
  ])('to %s while %s holds: %s', (agreed, current, sentence) => {
    const refusal = termsRefusal(agreed, current)
    expect([refusal?.code, refusal && describeRefusal('en', refusal)]).toEqual([
      sentence && 'terms_changed',
      sentence,
    ])
  })
})

describe('a payment by link', () => {
  const published = new Date('2027-01-04T14:00:00Z')
  const before = new Date(published.getTime() - 1)
  it.each([
    [{ agreedVersion: null, isFirstPayment: true, madeAt: published }, undefined, false],
    [{ agreedVersion: null, isFirstPayment: true, madeAt: published }, published, true],
    [{ agreedVersion: null, isFirstPayment: true, madeAt: before }, published, true],
    [{ agreedVersion: null, isFirstPayment: false, madeAt: published }, published, true],
    [{ agreedVersion: null, isFirstPayment: false, madeAt: before }, published, false],
    [{ agreedVersion: 1, isFirstPayment: true, madeAt: published }, published, false],
  ])('of %j, with terms since %s, asks for agreement: %s', (booking, firstPublishedAt, asks) => {
    expect(asksToAgree(booking, firstPublishedAt)).toBe(asks)
  })
})
