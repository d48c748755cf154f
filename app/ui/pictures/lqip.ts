import { createContext, use } from 'react'

/**
 * The low-quality image placeholders (LQIP) of the pictures above the fold, as data URLs by path. The server
 * looks them up before it renders.
 */
export const LqipContext = createContext<Readonly<Record<string, string>>>({})

export function useLqip(src: string | undefined): string | undefined {
  const lqips = use(LqipContext)
  return src === undefined ? undefined : lqips[src]
}
