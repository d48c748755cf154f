import { createStore } from '#app/ui/store.ts'

/** Whether the server answers, and whether the screens show cached data. */
type CacheState = {
  /** When the server first gave no response; undefined while it answers. */
  readonly since: Date | undefined
  /** When the oldest cached data on the screens was loaded; undefined without any. */
  readonly at: Date | undefined
  /** Whether the admin was opened offline: then nothing can be saved. */
  readonly isReadOnly: boolean
}

const CONNECTED: CacheState = { since: undefined, at: undefined, isReadOnly: false }

/** Tracks whether the server answers. */
export function createCacheState() {
  const { current, subscribe, change } = createStore(CONNECTED)
  let hasAnswered = false
  return {
    current,
    subscribe,
    /** Called when there was no response: what is on the screens stays, and grows old. */
    lost(now: Date) {
      if (!current().since) change({ ...current(), since: now })
    },
    /** Called when cached data is shown because there was no response. */
    showCached(at: Date) {
      const shown = current().at
      if (shown && shown <= at) return
      change({ ...current(), at, isReadOnly: !hasAnswered })
    },
    /** Returns whether the server answers again after it did not. */
    answered(): boolean {
      hasAnswered = true
      const isBack = current().at !== undefined || current().since !== undefined
      if (isBack) change(CONNECTED)
      return isBack
    },
  }
}

export const cacheState = createCacheState()
