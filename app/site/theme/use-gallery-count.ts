import { useEffect, useState } from 'react'

const AT_ONCE = 2
const EVERY_MS = 1000
const SCROLLED_FAR = 0.7

/** How many pictures of the gallery are shown: 2, and 2 more every second or when somebody scrolls past 70%. */
export function useGalleryCount(total: number): number {
  const [count, setCount] = useState(AT_ONCE)
  const isComplete = count >= total
  useEffect(() => {
    if (isComplete) return
    const showMore = () => setCount((shown) => shown + AT_ONCE)
    const showMoreWhenFar = () => {
      const { scrollHeight } = document.documentElement
      if (window.scrollY + window.innerHeight > scrollHeight * SCROLLED_FAR) showMore()
    }
    const timer = setInterval(showMore, EVERY_MS)
    window.addEventListener('scroll', showMoreWhenFar, { passive: true })
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', showMoreWhenFar)
    }
  }, [isComplete])
  return count
}
