import { type BlockerFunction, type Path, useBlocker } from 'react-router'
import { isSignedIn } from '#app/lib/api/admin-credential.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { isAnythingUnsaved } from './use-unsaved.ts'

/** The location state of a navigation that has already asked about unsaved input. */
export const NO_LEAVE_QUESTION = { hasAsked: true }

/** The query parameter with the row that is open beside a list. */
export const OPEN_ROW = 'open'

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

/** Signing out and an expired session never ask. */
const losesInput: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const isSigningOut = nextLocation.pathname === '/admin/login' && historyAction !== 'POP'
  const hasAsked = historyAction !== 'POP' && nextLocation.state?.hasAsked === true
  return (
    isLeaving(currentLocation, nextLocation) &&
    !hasAsked &&
    !isSigningOut &&
    isSignedIn() &&
    isAnythingUnsaved()
  )
}

type Place = Pick<Path, 'pathname' | 'search'>

/** Returns whether forms unmount on the way: with their screen, or with the row that is open beside a list. */
export function isLeaving(from: Place, to: Place): boolean {
  const row = getRowBeside(from.search)
  return to.pathname !== from.pathname || (row !== null && row !== getRowBeside(to.search))
}

/** Returns the row that is open beside its list; null if none is, or if another view hides the list. */
function getRowBeside(search: string): string | null {
  const asked = new URLSearchParams(search)
  return asked.has('view') ? null : asked.get(OPEN_ROW)
}
