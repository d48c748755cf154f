import { createContext, type ReactNode, use } from 'react'

/** The parts of a page that come alive: the page's file in `app/pages` names each, and places are all over the tree. */
export type Slots = Readonly<Record<string, ReactNode>>

export const SlotsContext = createContext<Slots>({})

export function useSlot(name: string): ReactNode {
  return use(SlotsContext)[name]
}
