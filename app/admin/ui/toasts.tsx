import { type ComponentProps, type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { ToastFace } from '#app/ui/toasts/toast-face.tsx'
import { type ShownToast, toastDuration, toastQueue } from '#app/ui/toasts/toast-queue.ts'
import { useUiText } from '#app/ui/ui-text.ts'
import styles from './toasts.module.css'

const WIDTH = { '--width': 'min(100vi - 2rem, 26.25rem)' } as CSSProperties

/** Shows the toasts of the queue, over open dialogs too. F8 leads to them. */
export function Toasts() {
  const text = useUiText()
  const isWide = useIsWide('40rem')
  useEffect(followQueue, [])
  return (
    <Toaster
      customAriaLabel={text('ui.notifications')}
      hotkey={['F8']}
      position={isWide ? 'bottom-right' : 'top-center'}
      visibleToasts={1}
      className={styles.toasts ?? ''}
      style={WIDTH}
      offset="var(--space-5)"
      mobileOffset="max(var(--space-4), env(safe-area-inset-top))"
    />
  )
}

function followQueue(): () => void {
  let shown: number | undefined
  const follow = () => {
    const next = toastQueue.current()
    if (shown !== undefined && (shown !== next?.id || !next.isOpen)) sonner.dismiss(shown)
    if (next?.isOpen && next.id !== shown) show(next, toastDuration(next))
    shown = next?.id
  }
  follow()
  return toastQueue.subscribe(follow)
}

/** What another toast has replaced is gone at once, though its place takes a moment to leave. */
function CurrentFace(props: ComponentProps<typeof ToastFace> & { toast: ShownToast }) {
  const current = useSyncExternalStore(toastQueue.subscribe, toastQueue.current)
  return current?.id === props.toast.id ? <ToastFace {...props} /> : null
}

function show(toast: ShownToast, duration: number): void {
  const dismiss = () => toastQueue.dismiss(toast.id)
  const face = (
    <CurrentFace
      toast={toast}
      onDismiss={dismiss}
      role={toast.tone === 'danger' ? 'alert' : undefined}
      // It never closes while the keyboard is on it.
      onFocus={() => show(toast, Number.POSITIVE_INFINITY)}
      onBlur={() => show(toast, toastDuration(toast))}
    />
  )
  sonner.custom(() => face, { id: toast.id, duration, onAutoClose: dismiss, onDismiss: dismiss })
}
