import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for so many milliseconds, so that fast typing asks once. */
export function useLater<Value>(value: Value, milliseconds: number): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return later
}
