import { createContext, use } from 'react'
import { ENGLISH, type SharedWords } from './english.ts'

/** English if nothing else is provided. */
export const SharedWordsContext = createContext<SharedWords>(ENGLISH)

export function useSharedWords(): SharedWords {
  return use(SharedWordsContext)
}
