import { type RefObject, useEffect } from 'react'
import { isTyping } from './use-admin-keys.ts'

/** The list shortcuts and their actions. */
export const LIST_KEYS = { j: 'next', k: 'previous', x: 'select' } as const

const ROW = ':is(tbody > tr, [data-rows] > li)'
const FIRST_CONTROL = ':is(button,a[href])'
/** Finds the element that opens the row, if it is not the first button or link. */
const OPENS = '[data-key="open"]'

/**
 * Moves through the rows of a list with `j` and `k`; Enter opens the row or presses its first button, and `x`
 * selects it.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(event)) return
      if (!list.current || !(key in LIST_KEYS)) return
      const rows = [...list.current.querySelectorAll<HTMLElement>(ROW)].filter((row) => row.checkVisibility())
      if (rows.length === 0) return
      const current = rows.findIndex((row) => row.contains(document.activeElement))
      if (key === 'x') rows[current]?.querySelector<HTMLElement>('[data-key="x"]')?.click()
      else {
        const next = rows[getNext(key, current, rows.length)]
        const control =
          next?.querySelector<HTMLElement>(OPENS) ?? next?.querySelector<HTMLElement>(FIRST_CONTROL)
        control?.focus({ preventScroll: true })
        next?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
      if (current >= 0 || key !== 'x') event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

/** Returns the row that a key moves to: the first one from outside the list, and no further than either end. */
export function getNext(key: string, current: number, count: number): number {
  if (current < 0) return 0
  return key === 'j' ? Math.min(current + 1, count - 1) : Math.max(current - 1, 0)
}
