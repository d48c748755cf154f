import { useEffect, useRef } from 'react'

/**
 * A control that is gone, such as the button of a row that was deleted, would drop the focus at the top of the page.
 * The part of the page that held it takes it instead.
 */
export function useFocusRefuge<Refuge extends HTMLElement>() {
  const refuge = useRef<Refuge>(null)
  useEffect(() => {
    const element = refuge.current
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
  return refuge
}
