/**
 * A `ref` for the element that takes focus when a control in it disappears, such as the button of a deleted row.
 * Otherwise focus would move to the top of the page.
 */
export function focusFallback(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
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
}
