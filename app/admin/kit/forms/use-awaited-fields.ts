import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'

/** Tracks fields whose value is still loading: submitting now would silently lose it. */
export function useAwaitedFields<Name extends string>(onArrived: (name: Name) => void) {
  const text = useText()
  const [awaited, setAwaited] = useState<readonly Name[]>([])
  /** Returns a function to call once the value is there. */
  const awaitField = (name: Name) => {
    setAwaited((all) => [...all, name])
    return () => {
      setAwaited((all) => all.toSpliced(all.indexOf(name), 1))
      onArrived(name)
    }
  }
  const problems = Object.fromEntries(awaited.map((name) => [name, text('admin.forms.stillUploading')]))
  return { awaitField, isAwaiting: awaited.length > 0, problems }
}
