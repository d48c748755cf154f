import { createStore } from '../store.ts'

export type ToastTone = 'neutral' | 'success' | 'danger'

export type ToastAction = { label: string; run: () => void }

export type ToastMessage = {
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  /** An action such as 'Undo', which also closes the toast. */
  action?: ToastAction | undefined
  /** How long it stays open; by default 5 seconds, or 10 with an action. */
  durationMs?: number | undefined
}

export type ShownToast = ToastMessage & { id: number; isOpen: boolean }

/** How long a dismissed toast is remembered. */
export const rememberedMs = 1_000_000
const DURATION_MS = 5000
/** Long enough to read what happened and reconsider. */
const ACTION_DURATION_MS = 10_000

export function toastDuration({ durationMs, action }: ToastMessage): number {
  return durationMs ?? (action ? ACTION_DURATION_MS : DURATION_MS)
}

/** Holds the one visible toast: a newer message replaces the older one. */
export function createToastQueue() {
  const { current, subscribe, change } = createStore<ShownToast | undefined>(undefined)
  let lastId = 0
  let forgetting: ReturnType<typeof setTimeout> | undefined
  return {
    current,
    subscribe,
    show(message: ToastMessage) {
      lastId += 1
      clearTimeout(forgetting)
      change({ ...message, id: lastId, isOpen: true })
      return lastId
    },
    dismiss(id: number) {
      const toast = current()
      if (toast?.id !== id || !toast.isOpen) return
      change({ ...toast, isOpen: false })
      forgetting = setTimeout(() => change(undefined), rememberedMs)
    },
  }
}

export const toastQueue = createToastQueue()

/** Shows a short message in the corner: `toast({ title: 'Message Sent!', tone: 'success' })`. */
export function toast(message: ToastMessage): number {
  return toastQueue.show(message)
}
