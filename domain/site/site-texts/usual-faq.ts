import { FIXED_TERMS, type PublishedTerms } from '#domain/booking/changes/published-terms.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { roomFor, type TeepeeSpace } from '../room-plan.ts'
import { describeCancelOrMove } from './usual-terms.ts'

const STANDARD_TEEPEES = 4

/** The figures of the business that appear in answers. */
export type Figures = { readonly space: TeepeeSpace; readonly terms: PublishedTerms }

/** A question in a new site's FAQ, which the owner may change, move and hide. */
export type UsualQuestion = { readonly id: string; readonly question: string; readonly answer: string }

/** Returns a new site's questions and answers. The space that a party needs and the terms come from the settings. */
export function usualFaq({ space, terms }: Figures, text: Text): readonly UsualQuestion[] {
  const { width, length } = roomFor(STANDARD_TEEPEES, space)
  const answers = {
    children: text('usualFaq.children.answer'),
    included: text('usualFaq.included.answer'),
    space: text('usualFaq.space.answer', { teepees: STANDARD_TEEPEES, width, length }),
    ahead: text('usualFaq.ahead.answer'),
    delivery: text('usualFaq.delivery.answer', { miles: FIXED_TERMS.serviceMiles }),
    custom: text('usualFaq.custom.answer'),
    cancel: describeCancelOrMove(terms, text),
  }
  return (Object.keys(answers) as (keyof typeof answers)[]).map((id) => ({
    id,
    question: text(`usualFaq.${id}.question`),
    answer: answers[id],
  }))
}
