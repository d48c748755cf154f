import { type PointerEvent, useEffect, useRef, useState } from 'react'
import styles from './toast-card.module.css'
import { ToastFace } from './toast-face.tsx'
import { type ShownToast, toastDuration, toastQueue } from './toast-queue.ts'

const swipeThresholdPx = 50

export default function ToastCard({ toast }: { toast: ShownToast }) {
  const dismiss = () => toastQueue.dismiss(toast.id)
  const clock = useAutoClose(toast)
  const swipe = useSwipeAway(dismiss)
  return (
    <ToastFace
      {...clock}
      {...swipe}
      toast={toast}
      onDismiss={dismiss}
      className={styles.card}
      data-open={toast.isOpen}
    />
  )
}

/** Closes after a while, but never while hovered or focused. */
function useAutoClose(toast: ShownToast) {
  const { id, isOpen } = toast
  const durationMs = toastDuration(toast)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isOpen || isHeld) return
    const timer = setTimeout(() => toastQueue.dismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, isOpen, isHeld, durationMs])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

function useSwipeAway(dismiss: () => void) {
  const startX = useRef<number | undefined>(undefined)
  const [offset, setOffset] = useState(0)
  const end = () => {
    startX.current = undefined
    setOffset(0)
  }
  return {
    style: offset === 0 ? undefined : { translate: `${offset}px`, transition: 'none' },
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== undefined) setOffset(event.clientX - startX.current)
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current !== undefined && Math.abs(event.clientX - startX.current) >= swipeThresholdPx)
        dismiss()
      end()
    },
    onPointerCancel: end,
  }
}
