import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useOverride } from '../forms/use-override.ts'
import type { CapacityQuestionProps } from './capacity-question.tsx'

/** What staff override. */
export type Override = { readonly overrideCapacity?: true; readonly overrideArea?: true }

const OVERRIDES: Readonly<Record<string, Override>> = {
  date_unavailable: { overrideCapacity: true },
  addon_unavailable: { overrideCapacity: true },
  outside_area: { overrideArea: true },
  unknown_zip: { overrideArea: true },
}

/** Asks staff whether to override it if the calendar refuses, or if there is no delivery fee for the place. */
export function useCapacityQuestion() {
  const { asksAbout, questionFor } = useOverride(getOverride)
  return {
    asksAbout,
    /** Props for the visible CapacityQuestion. */
    questionFor(override: (on: Override) => void): CapacityQuestionProps {
      const question = questionFor(override)
      return { ...question, isAboutPlace: getOverride(question.refusal)?.overrideArea === true }
    },
  }
}

function getOverride(error: unknown): Override | undefined {
  return error instanceof ApiFailure ? OVERRIDES[error.response.code ?? ''] : undefined
}
