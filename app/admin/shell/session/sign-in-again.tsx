import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onNewCredential } from '#app/lib/api/admin-credential.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { isSignedInAgain, onSessionEnd } from '#app/lib/api/session-end.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { meQuery } from './use-me.ts'

/**
 * Asks the user to sign in on top of the open screen when the session ends, so that a half-filled form is
 * kept.
 */
export function SignInAgain() {
  const text = useText()
  const [response, setAnswer] = useState<(isSignedIn: boolean) => void>()
  useEffect(() => onSessionEnd(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  const queryClient = useQueryClient()
  useReloadAfterSignIn(queryClient)
  // It may be somebody else, who has other tabs and perhaps another language.
  useEffect(
    () => onNewCredential(() => void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })),
    [queryClient],
  )
  const close = (isSignedIn: boolean) => {
    response?.(isSignedIn)
    setAnswer(undefined)
  }
  return (
    <Dialog
      isOpen={response !== undefined}
      onClose={() => close(false)}
      title={text('admin.session.again.title')}
      description={text('admin.session.again.description')}
    >
      <SignInForm onSignedIn={() => close(true)} />
    </Dialog>
  )
}

/** After the next sign-in, reloads what failed because the session had ended. */
function useReloadAfterSignIn(queryClient: QueryClient) {
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        if (!isRefused(error)) return
        // This response may be late: somebody may have signed in again meanwhile.
        isSignedInAgain(error.signIns).then((isBack) => {
          if (isBack) queryClient.refetchQueries({ predicate: ({ state }) => isRefused(state.error) })
        })
      }),
    [queryClient],
  )
}

function isRefused(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 401
}
