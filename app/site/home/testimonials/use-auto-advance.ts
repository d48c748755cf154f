import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react'

const EVERY_MS = 5000

/** Calls `advance` every 5 seconds, but not under a pointer, with the focus inside, or for who wants less motion. */
export function useAutoAdvance(advance: () => void, canMove: boolean) {
  const [isStopped, setStopped] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isMoving = canMove && !isStopped && !isHovered && !hasFocus
  const next = useEffectEvent(advance)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true)
  }, [])
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => next(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isMoving])
  return {
    isMoving,
    isStopped,
    toggle: () => setStopped(!isStopped),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
      },
    },
  }
}
