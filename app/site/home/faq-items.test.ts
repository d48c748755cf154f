import { expect, it } from 'vitest'
import { toPublishedTerms } from '#domain/changes/published-terms.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { faqItems } from './faq-items.ts'

it.each([
  [DEFAULT_TEEPEE_SPACE, '10ft x 10ft'],
  [{ widthFeet: 3, lengthFeet: 5, walkwayFeet: 1.5 }, '8ft x 12ft'],
])('the FAQ names the room that four teepees of %j need: %s', (space, room) => {
  const answers = faqItems({ space, terms: toPublishedTerms() }).map(({ answer }) => answer)
  expect(answers.filter((answer) => answer.includes(`about ${room} of space.`))).toHaveLength(1)
})
