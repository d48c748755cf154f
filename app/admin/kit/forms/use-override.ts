import { useState } from 'react'

type RefusedSave = {
  /** The refused save; undefined while there is nothing to ask. */
  readonly refusal: unknown
  readonly onOverride: () => void
  readonly onClose: () => void
}

type OverrideQuestion<Answer> = {
  /**
   * Opens the question and returns true if staff can override this error; `given` are the overrides sent so
   * far.
   */
  readonly asksAbout: (error: unknown, given?: Answer) => boolean
  /** Props for the open question; `override` saves again with the override. */
  readonly questionFor: (override: (answer: Answer) => void) => RefusedSave
}

/**
 * Lets staff override a refused save. `answerTo` returns the override for an error; undefined if the refusal
 * is final.
 */
export function useOverride<Answer extends object>(
  answerTo: (error: unknown) => Answer | undefined,
): OverrideQuestion<Answer> {
  const [asked, setAsked] = useState<{ refusal: unknown; answer: Answer }>()
  const close = () => setAsked(undefined)
  return {
    asksAbout(refusal, given) {
      const answer = answerTo(refusal)
      if (answer) setAsked({ refusal, answer: { ...given, ...answer } })
      return answer !== undefined
    },
    questionFor: (override) => ({
      refusal: asked?.refusal,
      onClose: close,
      onOverride() {
        close()
        if (asked) override(asked.answer)
      },
    }),
  }
}
