import { useEffect, useRef } from 'react'

type Taking = DragEvent | ClipboardEvent

/** Takes the pictures that are dropped, or pasted, anywhere on the page where no field takes them. */
export function usePageFiles(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const take = (event: Taking) => {
      const files = filesOf(event)
      // What a field took, and what falls on an open dialog, is not for the page.
      if (event.defaultPrevented || files.length === 0 || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current(files)
    }
    return listen(document, { drop: take, paste: take })
  }, [])
}

/** A file that misses its field must not make the browser leave the page, and what was typed, to show it. */
export function useStayOnDrop(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    return listen(window, { dragover: stay, drop: stay })
  }, [])
}

/** Words from a text program come with a picture of themselves: into a text field go the words. */
export function filesOf(event: Pick<Taking, 'type' | 'target'> & CarriesData): File[] {
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
