import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'

const NAME = 'open'

/** Whether there is room for a row's record beside the list. */
const WIDE = '(width >= 90rem)'
export const hasRoomBeside = () => matchMedia(WIDE).matches

/**
 * The row that is open beside a list, in the address: Back closes it, and reload keeps it. The layout is chosen when it
 * opens: resizing the window closes nothing.
 */
export function useOpenRow() {
  const [asked, setAsked] = useSearchParams()
  const [hasRoom, setHasRoom] = useState(hasRoomBeside)
  const id = Number(asked.get(NAME))
  const openId = Number.isSafeInteger(id) && id > 0 ? id : undefined
  const setBesideId = useStableCallback((next: number | undefined) => {
    if (next !== undefined) setHasRoom(true)
    if (next === openId) return
    const write = (before: URLSearchParams) => {
      const after = new URLSearchParams(before)
      if (next === undefined) after.delete(NAME)
      else after.set(NAME, String(next))
      return after
    }
    // Paging through rows is one step back.
    setAsked(write, { replace: openId !== undefined, preventScrollReset: true })
  })
  return {
    besideId: hasRoom ? openId : undefined,
    setBesideId,
    /** A link from a wider screen: there is no room beside the list. */
    linkedId: hasRoom ? undefined : openId,
  }
}
