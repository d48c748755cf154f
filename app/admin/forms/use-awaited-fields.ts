import { useState } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { FORMS_WORDS } from './forms-words.ts'

/** Tracks fields whose value is still loading: submitting the form now would lose it silently. */
export function useAwaitedFields<Name extends string>(onArrived: (name: Name) => void) {
  const { stillUploading } = useWords(FORMS_WORDS)
  const [awaited, setAwaited] = useState<readonly Name[]>([])
  /** Returns a function that ends the wait. */
  const awaitField = (name: Name) => {
    setAwaited((all) => [...all, name])
    return () => {
      setAwaited((all) => all.toSpliced(all.indexOf(name), 1))
      onArrived(name)
    }
  }
  const problems = Object.fromEntries(awaited.map((name) => [name, stillUploading]))
  return { awaitField, isAwaiting: awaited.length > 0, problems }
}
