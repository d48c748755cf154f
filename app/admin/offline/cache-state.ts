/** Whether the screens show cached data. */
export type CacheState = {
  /** When the oldest of it was loaded; undefined while the server answers. */
  readonly at: Date | undefined
  /** Whether the admin was opened offline: then nothing can be saved. */
  readonly isReadOnly: boolean
}

/** Tracks whether the server answers. */
export function createCacheState() {
  const listeners = new Set<() => void>()
  let state: CacheState = { at: undefined, isReadOnly: false }
  let hasAnswered = false

  function change(next: CacheState) {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Called when cached data is shown because there was no response. */
    showCached(at: Date) {
      if (state.at && state.at <= at) return
      change({ at, isReadOnly: !hasAnswered })
    },
    /** Returns whether the server answers again after cached data was shown. */
    answered(): boolean {
      hasAnswered = true
      const isBack = state.at !== undefined
      if (isBack) change({ at: undefined, isReadOnly: false })
      return isBack
    },
  }
}

export const cacheState = createCacheState()
