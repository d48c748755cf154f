import { useEffect, useRef } from 'react'

/**
 * Returns a function that changes a field's list. Uploads finish one after another, and others are ticked meanwhile:
 * each changes the current list, not the one at the start.
 */
export function useListUpdate(
  value: readonly string[],
  onChange: (list: string[]) => void,
): (toNext: (list: readonly string[]) => string[]) => void {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return (toNext) => {
    const next = toNext(latest.current)
    latest.current = next
    onChange(next)
  }
}
