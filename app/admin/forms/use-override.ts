import { useState } from 'react'

type Question = {
  /** The refused save; undefined while there is nothing to ask. */
  readonly refusal: unknown
  readonly onInsist: () => void
  readonly onClose: () => void
}

type Insisting<Answer> = {
  /** Returns whether staff can overrule why a save failed, so that they are asked now; `given` are their answers so far. */
  readonly asksAbout: (error: unknown, given?: Answer) => boolean
  /** Props for the visible question; `insist` saves the same again, with the answers. */
  readonly questionFor: (override: (answer: Answer) => void) => Question
}

/** Lets staff insist on what was refused. `answerTo` returns how they would; undefined if the refusal is final. */
export function useOverride<Answer extends object>(
  answerTo: (error: unknown) => Answer | undefined,
): Insisting<Answer> {
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
      onInsist() {
        close()
        if (asked) override(asked.answer)
      },
    }),
  }
}
