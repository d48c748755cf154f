import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { ToastFace } from '#app/ui/toasts/toast-face.tsx'
import { type ShownToast, toastDuration, toastQueue } from '#app/ui/toasts/toast-queue.ts'
import { useUiText } from '#app/ui/ui-text.ts'
import styles from './toasts.module.css'

const WIDTH = { '--width': 'min(100vi - 2rem, 26.25rem)' } as CSSProperties

/** Over the header, so that neither the heading nor what is pressed next is covered. */
const OVER_HEADER = { top: 'calc(0.25rem + env(safe-area-inset-top))' }

/** Shows the queued toasts, above open dialogs too. F8 moves focus to them. */
export function Toasts() {
  const text = useUiText()
  const before = useRef<Element>(null)
  useEffect(() => followQueue(before), [])
  /** The library returns focus to where it was before the toast, which would trap keyboard users there. */
  const keepFromLibrary = (event: FocusEvent) => {
    event.stopPropagation()
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
    // Never closes while it has keyboard focus.
    const toast = toastQueue.current()
    if (toast?.isOpen) show(toast, Number.POSITIVE_INFINITY, before)
  }
  const closeLater = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    before.current = null
    const toast = toastQueue.current()
    if (toast?.isOpen) show(toast, toastDuration(toast), before)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus of what is in it
    <div onFocusCapture={keepFromLibrary} onBlur={closeLater}>
      <Toaster
        customAriaLabel={text('ui.notifications')}
        hotkey={['F8']}
        position="top-center"
        visibleToasts={1}
        className={styles.toasts ?? ''}
        style={WIDTH}
        offset={OVER_HEADER}
        mobileOffset={OVER_HEADER}
      />
    </div>
  )
}

function followQueue(before: CameFrom): () => void {
  let shown: number | undefined
  const follow = () => {
    const next = toastQueue.current()
    if (shown !== undefined && (shown !== next?.id || !next.isOpen)) sonner.dismiss(shown)
    if (next?.isOpen && next.id !== shown) show(next, toastDuration(next), before)
    shown = next?.id
  }
  follow()
  return toastQueue.subscribe(follow)
}

/** A replaced toast is removed at once, though its exit animation takes a moment. */
function CurrentFace(props: ComponentProps<typeof ToastFace> & { toast: ShownToast }) {
  const current = useSyncExternalStore(toastQueue.subscribe, toastQueue.current)
  return current?.id === props.toast.id ? <ToastFace {...props} /> : null
}

/** The element that had focus before the toast. */
type CameFrom = { readonly current: Element | null }

function show(toast: ShownToast, duration: number, before: CameFrom): void {
  const dismiss = () => toastQueue.dismiss(toast.id)
  const face = (
    <CurrentFace
      toast={toast}
      onDismiss={() => {
        dismiss()
        if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
      }}
      role={toast.tone === 'danger' ? 'alert' : undefined}
    />
  )
  sonner.custom(() => face, { id: toast.id, duration, onAutoClose: dismiss, onDismiss: dismiss })
}
