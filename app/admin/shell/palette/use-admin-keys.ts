import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isModalOpen } from '#app/admin/kit/ui/modal.tsx'

/** The destinations of `g` followed by a letter. */
export const PLACES_BY_KEY = {
  d: 'dashboard',
  b: 'bookings',
  a: 'availability',
  m: 'messages',
  c: 'customers',
  s: 'settings',
} as const

const SEQUENCE_MILLISECONDS = 1_500

type Openers = { onSearch: () => void; onHelp: () => void }

/** The shortcuts that work on every screen of the admin, except while typing or with a dialog open. */
export function useAdminKeys({ onSearch, onHelp }: Openers): void {
  const navigate = useNavigate()
  const startedAt = useRef(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
        event.preventDefault()
        onSearch()
        return
      }
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(event)) return
      const place = Object.entries(PLACES_BY_KEY).find(([letter]) => letter === key)?.[1]
      const isSecond = event.timeStamp - startedAt.current < SEQUENCE_MILLISECONDS
      startedAt.current = key === 'g' ? event.timeStamp : 0
      if (place && isSecond) void navigate(`/admin/${place}`)
      else if (key === '/') onSearch()
      else if (key === '?') onHelp()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onSearch, onHelp, navigate])
}

/** A checkbox does not take text. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLElement &&
    !target.matches('[type="checkbox"]') &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  return isField || isModalOpen()
}
