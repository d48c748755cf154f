import type { LiveChange } from './use-live-changes.ts'

/** A visible list that somebody may be reading or pointing at. */
export type HeldList = {
  /** The paths of the requests that it is loaded by. */
  readonly addresses: readonly string[]
  /** Whether a new row would shift others from under the pointer or the focus. */
  readonly isHeld: () => boolean
  readonly onChanges: (changes: readonly LiveChange[]) => void
}

const lists = new Set<HeldList>()

/** Registers a visible list; returns a function that unregisters it. */
export function holdList(list: HeldList): () => void {
  lists.add(list)
  return () => void lists.delete(list)
}

export function findHeldLists(): HeldList[] {
  return [...lists].filter((list) => list.isHeld())
}
