import { useLayoutEffect } from 'react'

/** Switches the page between light and dark mode, following the system. */
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
