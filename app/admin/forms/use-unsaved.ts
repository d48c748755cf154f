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

export type UnsavedForms = ReadonlySet<object>

export function getUnsaved(): UnsavedForms {
  return new Set(unsaved)
}

/** Returns whether a form has input that is not saved, other than those that had before. */
export function isAnythingUnsaved(before: UnsavedForms = new Set()): boolean {
  return [...unsaved].some((form) => !before.has(form))
}
