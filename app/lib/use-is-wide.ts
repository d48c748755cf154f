import { useSyncExternalStore } from 'react'

/** Returns whether the screen has at least this width; false on the server. */
export function useIsWide(width: string): boolean {
  const query = `(min-width: ${width})`
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
