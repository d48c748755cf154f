import { createContext, type ReactNode, use } from 'react'

/**
 * The islands of a page: the page's file in `app/pages` provides them by name, and components anywhere in the
 * tree place them.
 */
export type Slots = Readonly<Record<string, ReactNode>>

export const SlotsContext = createContext<Slots>({})

export function useSlot(name: string): ReactNode {
  return use(SlotsContext)[name]
}
