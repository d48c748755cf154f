type AskToSignIn = () => Promise<boolean>

let ask: AskToSignIn | undefined
let underway: Promise<boolean> | undefined

/** Says how to ask for a new sign-in where a session may end in the middle of a form. Returns how to stop that. */
export function onSessionEnd(askToSignIn: AskToSignIn): () => void {
  ask = askToSignIn
  return () => {
    ask = undefined
  }
}

/** Whether somebody signed in again just now; calls that fail at the same time share one question. */
export function isSignedInAgain(): Promise<boolean> {
  if (!ask) return Promise.resolve(false)
  underway ??= ask().finally(() => {
    underway = undefined
  })
  return underway
}
