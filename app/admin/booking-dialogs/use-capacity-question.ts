import { useState } from 'react'
import { ApiFailure } from '#app/lib/api-request.ts'
import type { CapacityQuestionProps } from './capacity-question.tsx'

/** What staff insist on. */
export type Insistence = { readonly overrideCapacity?: true; readonly overrideArea?: true }

type Asking = {
  /** Returns whether a save failed for a reason that staff can overrule, so that they are asked now. */
  readonly asksAbout: (error: unknown) => boolean
  /** Props for the visible CapacityQuestion. */
  readonly capacity: CapacityQuestionProps
}

const INSISTENCE_OF: Readonly<Record<string, Insistence>> = {
  date_unavailable: { overrideCapacity: true },
  addon_unavailable: { overrideCapacity: true },
  outside_area: { overrideArea: true },
  unknown_zip: { overrideArea: true },
}

/** Asks staff whether to insist if the calendar refuses, or if there is no delivery fee for the place. */
export function useCapacityQuestion(insist: (on: Insistence) => void): Asking {
  const [refusal, setRefusal] = useState<unknown>()
  const insistence = insistenceOn(refusal)
  const close = () => setRefusal(undefined)
  return {
    asksAbout(error) {
      const canInsist = insistenceOn(error) !== undefined
      if (canInsist) setRefusal(error)
      return canInsist
    },
    capacity: {
      refusal,
      isAboutPlace: insistence?.overrideArea === true,
      onClose: close,
      onInsist: () => {
        close()
        if (insistence) insist(insistence)
      },
    },
  }
}

function insistenceOn(error: unknown): Insistence | undefined {
  return error instanceof ApiFailure ? INSISTENCE_OF[error.response.code ?? ''] : undefined
}
