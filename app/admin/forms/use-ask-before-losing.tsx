import { type ReactNode, useState } from 'react'
import { DiscardQuestion } from './discard-question.tsx'
import { getUnsaved, isAnythingUnsaved } from './use-unsaved.ts'

/**
 * Returns how to do what takes input that is not saved off the screen, and the question that it may wait for. Forms that
 * had input before this was shown, such as one behind a dialog, stay and are no question.
 */
export function useAskBeforeLosing(): readonly [ask: (act: () => void) => void, question: ReactNode] {
  const [waiting, setWaiting] = useState<{ act: () => void }>()
  const [before] = useState(getUnsaved)
  const ask = (act: () => void) => (isAnythingUnsaved(before) ? setWaiting({ act }) : act())
  const question = (
    <DiscardQuestion
      isOpen={waiting !== undefined}
      onKeep={() => setWaiting(undefined)}
      onDiscard={() => {
        setWaiting(undefined)
        waiting?.act()
      }}
    />
  )
  return [ask, question]
}
