import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'
import { useUiText } from '../ui-text.ts'
import { type ShownToast, toastQueue } from './toast-queue.ts'
import styles from './toast-region.module.css'

const ToastCard = lazy(() => import('./toast-card.tsx').catch(() => ({ default: PlainToast })))

/** If the card's script fails to load, the message must still be shown. */
function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <p className={styles.plain}>
      <strong>{toast.title}</strong> {toast.description}
    </p>
  )
}

/**
 * The live region for toasts. It is on the page from the start, because screen readers only announce changes
 * inside a region they already know. A modal dialog makes the page around it inert, so every dialog has its
 * own region and the innermost one is used.
 */
export function ToastRegion({ isInDialog = false }: { isInDialog?: boolean }) {
  const region = useRef<HTMLElement>(null)
  const text = useUiText()
  const isInUse = useIsActiveOutlet(isInDialog)
  const toast = useSyncExternalStore(toastQueue.subscribe, toastQueue.current, noToast)
  useFocusOnF8(region, isInUse)
  const card = isInUse && toast !== undefined && (
    <Suspense fallback={null}>
      <ToastCard key={toast.id} toast={toast} />
    </Suspense>
  )
  const isUrgent = toast?.tone === 'danger'
  return (
    <section
      ref={region}
      className={styles.region}
      // One landmark at a time.
      aria-label={isInUse ? text('ui.notifications') : undefined}
      tabIndex={-1}
    >
      <div role="status">{!isUrgent && card}</div>
      <div role="alert">{isUrgent && card}</div>
    </section>
  )
}

function noToast() {
  return undefined
}

function useFocusOnF8(region: RefObject<HTMLElement | null>, isInUse: boolean) {
  useEffect(() => {
    if (!isInUse) return
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    document.addEventListener('keydown', focusRegion)
    return () => document.removeEventListener('keydown', focusRegion)
  }, [region, isInUse])
}

const outlets = createStore<readonly string[]>([])

/**
 * Returns whether this region shows the toasts: that of the innermost open dialog does, or else the page's.
 */
function useIsActiveOutlet(isInDialog: boolean): boolean {
  const id = useId()
  useEffect(() => {
    const others = outlets.current()
    outlets.change(isInDialog ? [...others, id] : [id, ...others])
    return () => outlets.change(outlets.current().filter((other) => other !== id))
  }, [id, isInDialog])
  return useSyncExternalStore(
    outlets.subscribe,
    () => outlets.current().at(-1) === id,
    () => false,
  )
}
