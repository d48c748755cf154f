import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { StepProps } from './step-props.ts'
import type { PricedDraft } from './use-order.ts'
import { type FoundProblems, findSelectionProblems, hasAny, writeProblems } from './wizard-steps.ts'

/**
 * Returns a function that checks whether theme, teepees and date are chosen. It shows everything that is
 * missing on the first step, and goes there if necessary. A theme removed from the catalogue counts as
 * missing; one that is not offered with so many teepees asks for fewer.
 */
export function useSelectionCheck({ draft, order, wizard }: StepProps): () => boolean {
  const text = useText()
  return () => {
    const problems = findOrderProblems(draft, order)
    if (!hasAny(problems)) return true
    wizard.showProblems(writeProblems(problems, text))
    if (wizard.step !== 1) wizard.moveTo(1)
    return false
  }
}

export function isPartyChosen(draft: BookingDraft, order: PricedDraft): boolean {
  return !hasAny(findOrderProblems(draft, order))
}

export function findOrderProblems(draft: BookingDraft, order: PricedDraft): FoundProblems {
  return findSelectionProblems(order.theme ? draft : { ...draft, themeId: null }, order.mostTeepees)
}
