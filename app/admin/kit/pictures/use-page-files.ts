import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { isModalOpen } from '../ui/modal.tsx'

type Taking = DragEvent | ClipboardEvent

/** Accepts pictures that are dropped, or pasted, anywhere on the page outside of fields. */
export function usePageFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: Taking) => {
    const files = getFiles(event)
    // Files handled by a field, or dropped on an open dialog, are not for the page.
    if (event.defaultPrevented || files.length === 0 || isModalOpen()) return
    event.preventDefault()
    onFiles(files)
  })
  // Before the first paint, so that no early drop is missed.
  useLayoutEffect(() => {
    const listening = new AbortController()
    for (const type of ['drop', 'paste'] as const)
      document.addEventListener(type, (event) => take(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** Stops the browser from navigating to a file that misses its field, which would lose the input. */
export function usePreventFileNavigation(): void {
  useEffect(() => {
    const listening = new AbortController()
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    for (const type of ['dragover', 'drop'] as const)
      window.addEventListener(type, stay, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** Text copied from word processors comes with a picture of itself: a text field takes the text. */
export function getFiles(event: Pick<Taking, 'type' | 'target'> & CarriesData): File[] {
  const data = event.type === 'paste' ? event.clipboardData : event.dataTransfer
  if (!data || (event.type === 'paste' && isTyping(event.target) && data.types.includes('text/plain')))
    return []
  return [...data.files]
}

type CarriesData = { dataTransfer?: DataTransfer | null; clipboardData?: DataTransfer | null }

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, input:not([type="file"])')
}
