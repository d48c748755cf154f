import { type BlockerFunction, useBlocker } from 'react-router'
import { isSignedIn } from '#app/lib/api/admin-credential.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { isAnythingUnsaved } from './use-unsaved.ts'

/** The state of a navigation that has already asked about input that is not saved. */
export const NO_LEAVE_QUESTION = { hasAsked: true }

/** Asks before a link, or the browser's Back, leaves a screen with input that is not saved. */
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

/** What follows the question mark changes no screen's forms. Signing out, and the end of a session, is no question. */
const losesInput: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isSigningOut = nextLocation.pathname === '/admin/login' && historyAction !== 'POP'
  const isLeaving = nextLocation.pathname !== currentLocation.pathname
  const hasAsked = historyAction !== 'POP' && nextLocation.state?.hasAsked === true
  return isLeaving && !hasAsked && !isSigningOut && isSignedIn() && isAnythingUnsaved()
}
