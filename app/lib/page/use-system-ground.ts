import { useLayoutEffect } from 'react'

/** Makes the page light or dark, as the system is. */
export function useSystemGround(): void {
  useLayoutEffect(() => {
    const darkness = matchMedia('(prefers-color-scheme: dark)')
    const apply = () => {
      document.documentElement.dataset.ground = darkness.matches ? 'night' : 'day'
    }
    apply()
    darkness.addEventListener('change', apply)
    return () => darkness.removeEventListener('change', apply)
  }, [])
}
