import { useEffect, useState } from 'react'

const NARROW = '(width < 768px)'

/** How many cards are seen at once: 3, or 1 on narrow screens. Unknown until the browser has been asked. */
export function useVisibleCount(): number | undefined {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    const narrow = matchMedia(NARROW)
    const look = () => setCount(narrow.matches ? 1 : 3)
    look()
    narrow.addEventListener('change', look)
    return () => narrow.removeEventListener('change', look)
  }, [])
  return count
}
