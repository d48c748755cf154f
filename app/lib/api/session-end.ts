type Ask = () => Promise<boolean>

/**
 * A question to the signed-in user, asked on top of the open screen; concurrent calls that need the answer
 * share it.
 */
function questionToStaff() {
  let ask: Ask | undefined
  let underway: Promise<boolean> | undefined
  let timesGranted = 0
  return {
    /** Registers the handler that asks. Returns a function that unregisters it. */
    onAsked(howToAsk: Ask): () => void {
      ask = howToAsk
      return () => {
        ask = undefined
      }
    },
    /** Asks, unless the answer was yes after the time when it had been so `since` times. */
    isAnswered(since = timesGranted): Promise<boolean> {
      if (timesGranted > since) return Promise.resolve(true)
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

/** Asked when a step requires the password, or a passkey, again. */
export const { onAsked: onPasswordNeeded, isAnswered: isPasswordShown } = questionToStaff()
