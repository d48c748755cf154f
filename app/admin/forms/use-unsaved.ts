import { useLayoutEffect } from 'react'

/** One entry for each form on the screen whose input is not saved. The router has room for a single question. */
const unsaved = new Set<object>()

/** Makes leaving the screen a question (`LeaveQuestion`) for as long as it would lose input. */
export function useUnsaved(isDirty: boolean): void {
  // Together with what was typed: Back may follow at once.
  useLayoutEffect(() => {
    if (!isDirty) return
    const form = {}
    unsaved.add(form)
    return () => {
      unsaved.delete(form)
    }
  }, [isDirty])
}

export function isAnythingUnsaved(): boolean {
  return unsaved.size > 0
}
