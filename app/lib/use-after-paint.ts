import { startTransition, useEffect, useState } from 'react'

/**
 * Returns the value a picture later, so that the screen answers a key or a tap before it draws much; whatever is pressed
 * meanwhile comes first. A deferred value would often be in the same picture. `first` is what it begins with.
 */
export function useAfterPaint<Value>(value: Value, first = value): Value {
  const [shown, setShown] = useState(() => first)
  useEffect(() => {
    if (Object.is(value, shown)) return
    return afterPaint(() => startTransition(() => setShown(() => value)))
  }, [value, shown])
  return shown
}

/** Acts once the next picture is on its way to the screen, or soon if nobody looks; returns a function that cancels it. */
function afterPaint(act: () => void): () => void {
  if (document.hidden) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  // The first is called before that picture is drawn, the second when the browser is ready for the one after it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act)
  })
  return () => cancelAnimationFrame(frame)
}
