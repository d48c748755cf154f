import { useState } from 'react'

/** Why a form cannot be sent yet, in a sentence beside the field. */
export const STILL_UPLOADING = 'A picture is still uploading. Please wait until it is there, or cancel it.'

/** Fields whose value is still on its way: sending the form now would lose it without a word. */
export function useAwaitedFields<Name extends string>(onArrived: (name: Name) => void) {
  const [awaited, setAwaited] = useState<readonly Name[]>([])
  /** Returns how to say that nothing comes anymore. */
  const awaitField = (name: Name) => {
    setAwaited((all) => [...all, name])
    return () => {
      setAwaited((all) => all.toSpliced(all.indexOf(name), 1))
      onArrived(name)
    }
  }
  const problems = Object.fromEntries(awaited.map((name) => [name, STILL_UPLOADING]))
  return { awaitField, isAwaiting: awaited.length > 0, problems }
}
