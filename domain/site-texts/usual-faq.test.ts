import { expect, it } from 'vitest'
import { toPublishedTerms } from '../changes/published-terms.ts'
import { DEFAULT_TEEPEE_SPACE } from '../site/room-plan.ts'
import { usualFaq } from './usual-faq.ts'

it.each([
  [DEFAULT_TEEPEE_SPACE, '10ft x 10ft'],
  [{ widthFeet: 3, lengthFeet: 5, walkwayFeet: 1.5 }, '8ft x 12ft'],
])('the FAQ names the room that four teepees of %j need: %s', (space, room) => {
  const answers = usualFaq('en', { space, terms: toPublishedTerms() }).map(({ answer }) => answer)
  expect(answers.filter((answer) => answer.includes(`about ${room} of space.`))).toHaveLength(1)
})

it('the questions are the same in both languages, in the same order', () => {
  const figures = { space: DEFAULT_TEEPEE_SPACE, terms: toPublishedTerms() }
  const idsIn = (language: 'en' | 'es') => usualFaq(language, figures).map(({ id }) => id)
  expect(idsIn('es')).toEqual(idsIn('en'))
  expect(new Set(idsIn('en')).size).toBe(7)
})
