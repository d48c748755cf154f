import { useEffect, useState } from 'react'

const QUIET_MILLISECONDS = 300

/** Debounces a plain value, so that not every keystroke sends a request. */
export function useSettled<Value>(value: Value): { readonly settled: Value; readonly isSettled: boolean } {
  const [settled, setSettled] = useState(value)
  const written = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written)), QUIET_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [written])
  return { settled, isSettled: JSON.stringify(settled) === written }
}
