type AskToSignIn = () => Promise<boolean>

let ask: AskToSignIn | undefined
let underway: Promise<boolean> | undefined

/**
 * Registers how to ask for a new sign-in if a session ends while a form is open. Returns a function that unregisters
 * it.
 */
export function onSessionEnd(askToSignIn: AskToSignIn): () => void {
  ask = askToSignIn
  return () => {
    ask = undefined
  }
}

/** Resolves to whether the user signed in again; calls that fail at the same time share one question. */
export function isSignedInAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  underway ??= ask().finally(() => {
    underway = undefined
  })
  return underway
}
