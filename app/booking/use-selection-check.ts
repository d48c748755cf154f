import { useText } from '#app/lib/messages/use-text.ts'
import type { StepProps } from './step-props.ts'
import { findSelectionProblems, hasAny, writeProblems } from './wizard-steps.ts'

/**
 * Returns a function that checks whether theme, teepees and date are chosen. It shows everything that is
 * missing on the first step, and goes there if necessary. A theme removed from the catalogue counts as
 * missing.
 */
export function useSelectionCheck({ draft, order, wizard }: StepProps): () => boolean {
  const text = useText()
  return () => {
    const problems = findSelectionProblems(order.theme ? draft : { ...draft, themeId: null })
    if (!hasAny(problems)) return true
    wizard.showProblems(writeProblems(problems, text))
    if (wizard.step !== 1) wizard.moveTo(1)
    return false
  }
}
