import { SELECTION_MESSAGES } from '#domain/booking/selection-rules.ts'
import type { StepProps } from './step-props.ts'
import type { ProblemField } from './use-wizard.ts'
import { selectionProblemOf } from './wizard-steps.ts'

const FIELD_OF: Readonly<Record<string, ProblemField>> = {
  [SELECTION_MESSAGES.theme]: 'theme',
  [SELECTION_MESSAGES.teepees]: 'teepees',
  [SELECTION_MESSAGES.bookingDate]: 'date',
}

/**
 * Returns whether theme, teepees and date are chosen. Where one is missing it says so on the first step, and goes
 * there if need be. A theme that has left the catalogue since it was chosen counts as none.
 */
export function useSelectionCheck({ draft, order, wizard }: StepProps): () => boolean {
  return () => {
    const problem = selectionProblemOf(order.theme ? draft : { ...draft, themeId: null })
    if (!problem) return true
    wizard.tell({ [FIELD_OF[problem] ?? 'theme']: problem })
    if (wizard.step !== 1) wizard.moveTo(1)
    return false
  }
}
