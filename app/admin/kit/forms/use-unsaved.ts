import { useLayoutEffect } from 'react'

/** One entry per form on the screen with unsaved input. React Router supports only one blocker. */
const unsaved = new Set<object>()

/** Has `LeaveQuestion` ask before the screen is left, for as long as that would lose input. */
export function useUnsaved(isDirty: boolean): void {
  // In the same commit as the input: the user may press Back right away.
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

/** Returns whether a form has unsaved input, other than those that already had some before. */
export function isAnythingUnsaved(before: UnsavedForms = new Set()): boolean {
  return [...unsaved].some((form) => !before.has(form))
}
