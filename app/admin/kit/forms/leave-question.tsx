import { type BlockerFunction, useBlocker } from 'react-router'
import { isSignedIn } from '#app/lib/api/admin-credential.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { isAnythingUnsaved } from './use-unsaved.ts'

/** The location state of a navigation that has already asked about unsaved input. */
export const NO_LEAVE_QUESTION = { hasAsked: true }

/** Asks before a link, or the browser's Back button, leaves a screen with unsaved input. */
export function LeaveQuestion() {
  const blocker = useBlocker(losesInput)
  return (
    <DiscardQuestion
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  )
}

/** Query parameters never unmount a form. Signing out and an expired session never ask. */
const losesInput: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isSigningOut = nextLocation.pathname === '/admin/login' && historyAction !== 'POP'
  const isLeaving = nextLocation.pathname !== currentLocation.pathname
  const hasAsked = historyAction !== 'POP' && nextLocation.state?.hasAsked === true
  return isLeaving && !hasAsked && !isSigningOut && isSignedIn() && isAnythingUnsaved()
}
