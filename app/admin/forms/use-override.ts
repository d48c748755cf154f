import { useState } from 'react'

type Question = {
  /** The refused save; undefined while there is nothing to ask. */
  readonly refusal: unknown
  readonly onOverride: () => void
  readonly onClose: () => void
}

type Override<Answer> = {
  /** Returns whether staff can overrule why a save failed, so that they are asked now; `given` are their answers so far. */
  readonly asksAbout: (error: unknown, given?: Answer) => boolean
  /** Props for the visible question; `override` saves once more, with the answers. */
  readonly questionFor: (override: (answer: Answer) => void) => Question
}

/** Lets staff override what was refused. `answerTo` returns how they would; undefined if the refusal is final. */
export function useOverride<Answer extends object>(
  answerTo: (error: unknown) => Answer | undefined,
): Override<Answer> {
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
