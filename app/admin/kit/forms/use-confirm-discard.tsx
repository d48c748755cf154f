import { type ReactNode, useState } from 'react'
import { DiscardQuestion } from './discard-question.tsx'
import { getUnsaved, isAnythingUnsaved } from './use-unsaved.ts'

/**
 * Returns a function that runs an action after confirming the loss of unsaved input, and the confirmation to
 * render. Forms that were dirty before this mounted, such as one behind a dialog, are not affected and do not
 * count.
 */
export function useConfirmDiscard(): readonly [ask: (act: () => void) => void, question: ReactNode] {
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
