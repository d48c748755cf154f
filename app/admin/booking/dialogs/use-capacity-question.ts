import { useOverride } from '#app/admin/kit/forms/use-override.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import type { CapacityQuestionProps } from './capacity-question.tsx'

/** What staff chose to override. */
export type BookingOverride = { readonly overrideCapacity?: true; readonly overrideArea?: true }

const OVERRIDES: Readonly<Record<string, BookingOverride>> = {
  date_unavailable: { overrideCapacity: true },
  addon_unavailable: { overrideCapacity: true },
  outside_area: { overrideArea: true },
  unknown_zip: { overrideArea: true },
}

/**
 * Asks staff for an override if the calendar refuses a save, or if there is no delivery fee for the location.
 */
export function useCapacityQuestion() {
  const { asksAbout, questionFor } = useOverride(getOverride)
  return {
    asksAbout,
    /** Props for CapacityQuestion while it is open. */
    questionFor(override: (on: BookingOverride) => void): CapacityQuestionProps {
      const question = questionFor(override)
      return { ...question, isAboutPlace: getOverride(question.refusal)?.overrideArea === true }
    },
  }
}

function getOverride(error: unknown): BookingOverride | undefined {
  return error instanceof ApiFailure ? OVERRIDES[error.response.code ?? ''] : undefined
}
