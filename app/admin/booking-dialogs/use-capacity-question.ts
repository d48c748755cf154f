import { useState } from 'react'
import { ApiFailure } from '#app/lib/api-request.ts'
import type { CapacityQuestionProps } from './capacity-question.tsx'

type Asking = {
  /** Returns whether a save failed because the day has no room, so that staff are asked now. */
  readonly asksAbout: (error: unknown) => boolean
  /** Props for the visible CapacityQuestion. */
  readonly capacity: CapacityQuestionProps
}

const CAPACITY_CODES: ReadonlySet<string> = new Set(['date_unavailable', 'addon_unavailable'])

/** Asks staff whether to insist if the calendar refuses. */
export function useCapacityQuestion(insist: () => void): Asking {
  const [refusal, setRefusal] = useState<unknown>()
  const close = () => setRefusal(undefined)
  return {
    asksAbout(error) {
      const isAboutCapacity = error instanceof ApiFailure && CAPACITY_CODES.has(error.response.code ?? '')
      if (isAboutCapacity) setRefusal(error)
      return isAboutCapacity
    },
    capacity: {
      refusal,
      onClose: close,
      onInsist: () => {
        close()
        insist()
      },
    },
  }
}
