import { useEffect } from 'react'

/** Glides to places on the same page. Between pages, and back, the browser jumps: there is nothing to glide past. */
export function useGlidingAnchors(): void {
  useEffect(() => {
    const root = document.documentElement
    const prepare = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isNear = Boolean(link?.hash) && link?.pathname === window.location.pathname
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      root.style.scrollBehavior = isNear && !isStill ? 'smooth' : ''
    }
    const arrive = () => {
      root.style.scrollBehavior = ''
    }
    document.addEventListener('click', prepare, true)
    document.addEventListener('scrollend', arrive)
    return () => {
      document.removeEventListener('click', prepare, true)
      document.removeEventListener('scrollend', arrive)
    }
  }, [])
}
