import { useEffect, useLayoutEffect, useRef } from 'react'
import { isModalOpen } from '../ui/modal.tsx'

type Taking = DragEvent | ClipboardEvent

/** Accepts pictures that are dropped, or pasted, anywhere on the page outside of fields. */
export function usePageFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  // Before the first paint, so that no early drop is missed.
  useLayoutEffect(() => {
    const take = (event: Taking) => {
      const files = getFiles(event)
      // Files handled by a field, or dropped on an open dialog, are not for the page.
      if (event.defaultPrevented || files.length === 0 || isModalOpen()) return
      event.preventDefault()
      latest.current(files)
    }
    return listen(document, { drop: take, paste: take })
  }, [])
}

/** Stops the browser from navigating to a file that misses its field, which would lose the input. */
export function usePreventFileNavigation(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    return listen(window, { dragover: stay, drop: stay })
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

function listen(place: Document | Window, listeners: Record<string, (event: never) => void>): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of all) place.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of all) place.removeEventListener(type, listener)
  }
}
