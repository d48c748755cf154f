import { useEffect, useId, useSyncExternalStore } from 'react'

const outlets: string[] = []
const listeners = new Set<() => void>()

/**
 * Returns whether this region shows the toasts: that of the innermost open dialog does, or else the page's.
 */
export function useIsActiveOutlet(isInDialog: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (isInDialog) outlets.push(id)
    else outlets.unshift(id)
    tellListeners()
    return () => {
      outlets.splice(outlets.indexOf(id), 1)
      tellListeners()
    }
  }, [id, isInDialog])
  return useSyncExternalStore(
    subscribe,
    () => outlets.at(-1) === id,
    () => false,
  )
}

function tellListeners() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
