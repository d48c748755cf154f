/** Holds a value outside of React, and tells who subscribed of each change: for `useSyncExternalStore`. */
export function createStore<Value>(first: Value) {
  const listeners = new Set<() => void>()
  let current = first
  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(next: Value) {
      current = next
      for (const listener of listeners) listener()
    },
  }
}
