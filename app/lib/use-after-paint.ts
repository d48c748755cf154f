import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the value one frame later, so that the screen responds to a key or tap before an expensive render;
 * later input comes first. A deferred value would often render in the same frame. `first` is the initial
 * value.
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [shown, setShown] = useState(() => first)
  useEffect(() => {
    if (Object.is(value, shown)) return
    return afterPaint(() => startTransition(() => setShown(() => value)))
  }, [value, shown])
  return shown
}

/**
 * Calls back after the next frame is on its way to the screen, or soon if the page is hidden; returns a
 * function that cancels it.
 */
function afterPaint(act: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  // The first callback runs before that frame is painted, the second before the one after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}
