import { useEffect, useState } from 'react'

/** Debounces a value by this many milliseconds, so that fast typing sends a single request. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return later
}
