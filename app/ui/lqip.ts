import { createContext, use } from 'react'

/**
 * Returns the low-quality image placeholder (LQIP) of a picture as a data URL, or undefined if it has none. The server
 * gives it while it renders; in the browser there is none, and the placeholder stays as it came.
 */
export type FindLqip = (src: string) => Promise<string | undefined>

export const LqipContext = createContext<FindLqip | undefined>(undefined)

export function useLqip(src: string | undefined): string | undefined {
  const find = use(LqipContext)
  return src && find ? use(find(src)) : undefined
}
