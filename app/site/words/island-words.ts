import { createContext, use } from 'react'
import type { IslandWords } from './islands/english.ts'

/** Provided by the page on the server and by the code that mounts an island in the browser. */
export const IslandWordsContext = createContext<IslandWords | undefined>(undefined)

export function useIslandWords(): IslandWords {
  const words = use(IslandWordsContext)
  if (!words) throw new Error('An island has no words')
  return words
}
