import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { TextButton } from '../controls/text-button.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './toast-card.module.css'
import { type ShownToast, type ToastTone, toastDuration, toastQueue } from './toast-queue.ts'

const swipeThresholdPx = 50
const icons: Record<ToastTone, IconName> = { neutral: 'moon', success: 'check', danger: 'warning' }

export default function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, tone = 'neutral' } = toast
  const text = useUiText()
  const dismiss = () => toastQueue.dismiss(id)
  const clock = useAutoClose(toast)
  const swipe = useSwipeAway(dismiss)
  return (
    <div
      className={styles.card}
      data-tone={tone}
      data-open={toast.isOpen}
      data-ground="page"
      {...clock}
      {...swipe}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.description && <p className={styles.description}>{toast.description}</p>}
        {toast.action && (
          <TextButton
            onClick={() => {
              dismiss()
              toast.action?.run()
            }}
          >
            {toast.action.label}
          </TextButton>
        )}
      </div>
      <IconButton
        icon="cross"
        label={text('ui.closeNotification')}
        onClick={dismiss}
        className={styles.close}
      />
    </div>
  )
}

/** Closes after a while, but never while a pointer or the keyboard focus is on it. */
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
