import { describe, expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import { fittingTeepees, teepeeAdvice } from './fitting-teepees.ts'

describe('the teepees that fit', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 2],
    [4, 2, 2],
    [6, 2, 3],
    [9, 3, 5],
    [10, 4, 5],
    [12, 4, 6],
    [20, 7, 10],
    [60, 10, 10],
  ])('%i children need %i to %i', (children, fewest, most) => {
    expect(fittingTeepees(children, 10)).toEqual({ fewest, most })
  })

  it.each([
    [9, 3, 5],
    [12, 4, 6],
    [14, 5, 6],
    [20, 6, 6],
  ])('%i children get %i to %i of a theme with at most 6', (children, fewest, most) => {
    expect(fittingTeepees(children, 6)).toEqual({ fewest, most })
  })
})

describe('the advice', () => {
  it.each([
    [6, 1, '6 children need 2 to 3 teepees: each sleeps 2 to 3.', 2],
    [9, 2, '9 children need 3 to 5 teepees: each sleeps 2 to 3.', 3],
    [4, 1, '4 children need 2 teepees: each sleeps 2 to 3.', 2],
  ])('%i children with %i teepees: %s', (children, teepees, sentence, fitting) => {
    expect(inEnglish(teepeeAdvice(children, teepees, 10))).toEqual({ message: sentence, fitting })
  })

  it.each([
    [6, 2],
    [3, 1],
    [1, 1],
    [1, 10],
    [20, 7],
    // The field itself rejects numbers that no booking can have.
    [0, 1],
    [21, 1],
    [4.5, 1],
    [Number.NaN, 1],
  ])('says nothing about %d children with %i teepees', (children, teepees) => {
    expect(teepeeAdvice(children, teepees, 10)).toBeUndefined()
  })

  it('offers what the theme allows, and nothing more to a family that has it', () => {
    const sentence = '20 children need 7 to 10 teepees: each sleeps 2 to 3.'
    expect(inEnglish(teepeeAdvice(20, 4, 6))).toEqual({ message: sentence, fitting: 6 })
    expect(teepeeAdvice(20, 6, 6)).toBeUndefined()
    expect(teepeeAdvice(20, 8, 6)).toBeUndefined()
  })
})
