import type { LiveChange } from './use-live-changes.ts'

/** A list on the screen, in which somebody may be reading or pointing. */
export type HeldList = {
  /** The address that it is read from. */
  readonly address: string
  /** Whether a new row would move others from under a finger or the focus. */
  readonly isHeld: () => boolean
  readonly tell: (changes: readonly LiveChange[]) => void
}

const lists = new Set<HeldList>()

/** Adds a list on the screen; returns a function that removes it. */
export function holdList(list: HeldList): () => void {
  lists.add(list)
  return () => void lists.delete(list)
}

export function findHeldLists(): HeldList[] {
  return [...lists].filter((list) => list.isHeld())
}
