import { useEffect, useState } from 'react'

const FIXED_FROM_PX = 50

/** Whether the page has been scrolled far enough for the bar to follow. */
export function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > FIXED_FROM_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
