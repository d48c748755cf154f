import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useInsisting } from '../forms/use-insisting.ts'
import type { CapacityQuestionProps } from './capacity-question.tsx'

/** What staff insist on. */
export type Insistence = { readonly overrideCapacity?: true; readonly overrideArea?: true }

const INSISTENCE_OF: Readonly<Record<string, Insistence>> = {
  date_unavailable: { overrideCapacity: true },
  addon_unavailable: { overrideCapacity: true },
  outside_area: { overrideArea: true },
  unknown_zip: { overrideArea: true },
}

/** Asks staff whether to insist if the calendar refuses, or if there is no delivery fee for the place. */
export function useCapacityQuestion() {
  const { asksAbout, questionFor } = useInsisting(insistenceOn)
  return {
    asksAbout,
    /** Props for the visible CapacityQuestion. */
    questionFor(insist: (on: Insistence) => void): CapacityQuestionProps {
      const question = questionFor(insist)
      return { ...question, isAboutPlace: insistenceOn(question.refusal)?.overrideArea === true }
    },
  }
}

function insistenceOn(error: unknown): Insistence | undefined {
  return error instanceof ApiFailure ? INSISTENCE_OF[error.response.code ?? ''] : undefined
}
