type Ask = () => Promise<boolean>

/** A question to whoever is signed in, asked on top of the open screen; calls that need its answer at the same time share it. */
function questionToStaff() {
  let ask: Ask | undefined
  let underway: Promise<boolean> | undefined
  let timesGranted = 0
  return {
    /** Registers how to ask. Returns a function that unregisters it. */
    onAsked(howToAsk: Ask): () => void {
      ask = howToAsk
      return () => {
        ask = undefined
      }
    },
    isAnswered(): Promise<boolean> {
      if (!ask) return Promise.resolve(false)
      underway ??= ask()
        .then((isGranted) => {
          if (isGranted) timesGranted++
          return isGranted
        })
        .finally(() => {
          underway = undefined
        })
      return underway
    },
    /** Returns how often the answer was yes. */
    countGranted: () => timesGranted,
  }
}

/** Asked when a session ends while a form is open. */
export const {
  onAsked: onSessionEnd,
  isAnswered: isSignedInAgain,
  countGranted: countSignIns,
} = questionToStaff()

/** Asked when a step needs the password, or a passkey, once more. */
export const { onAsked: onPasswordNeeded, isAnswered: isPasswordShown } = questionToStaff()
