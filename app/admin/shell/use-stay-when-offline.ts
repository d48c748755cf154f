import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { wordsRead } from '#app/lib/language/in-both.ts'
import { stayWhenOffline } from '#app/shared/stay-when-offline.ts'
import { SHELL_WORDS } from './shell-words.ts'

/** The code of a screen is loaded with its first visit: only those visited before open without a connection. */
export function useStayWhenOffline(): void {
  const { pathname } = useLocation()
  const visited = useRef(new Set<string>())
  useEffect(() => {
    visited.current.add(pathname)
  }, [pathname])
  useEffect(
    () =>
      stayWhenOffline({
        opensOffline: (path) => visited.current.has(path),
        words: () => wordsRead(SHELL_WORDS).offline,
      }),
    [],
  )
}
