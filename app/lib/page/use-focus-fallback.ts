import { useEffect, useRef } from 'react'

/**
 * Returns a ref for the element that takes focus when a control disappears, such as the button of a deleted
 * row. Otherwise focus would move to the top of the page.
 */
export function useFocusFallback<Fallback extends HTMLElement>() {
  const fallback = useRef<Fallback>(null)
  useEffect(() => {
    const element = fallback.current
    if (!element) return
    let last: EventTarget | null = null
    const remember = (event: FocusEvent) => {
      last = event.target
    }
    const observer = new MutationObserver(() => {
      const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body
      if (!isLost) return
      last = null
      element.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', remember)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return fallback
}
