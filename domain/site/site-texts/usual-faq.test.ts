import { expect, it } from 'vitest'
import { toPublishedTerms } from '#domain/booking/changes/published-terms.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { DEFAULT_TEEPEE_SPACE } from '../room-plan.ts'
import { usualFaq } from './usual-faq.ts'

it.each([
  [DEFAULT_TEEPEE_SPACE, '10ft x 10ft'],
  [{ widthFeet: 3, lengthFeet: 5, walkwayFeet: 1.5 }, '8ft x 12ft'],
])('the FAQ states the room that four teepees of %j need: %s', (space, room) => {
  const answers = usualFaq({ space, terms: toPublishedTerms() }, textIn('en')).map(({ answer }) => answer)
  expect(answers.filter((answer) => answer.includes(`about ${room} of space.`))).toHaveLength(1)
})

it('each of the seven questions has an id of its own', () => {
  const figures = { space: DEFAULT_TEEPEE_SPACE, terms: toPublishedTerms() }
  const questions = usualFaq(figures, textIn('es'))
  expect(new Set(questions.map(({ id }) => id)).size).toBe(7)
})
