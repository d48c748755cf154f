import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { NO_LEAVE_QUESTION, OPEN_ROW } from '#app/admin/kit/forms/leave-question.tsx'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'

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
  const id = Number(asked.get(OPEN_ROW))
  const openId = Number.isSafeInteger(id) && id > 0 ? id : undefined
  const setBesideId = useStableCallback((next: number | undefined) => {
    if (next !== undefined) setHasRoom(true)
    if (next === openId) return
    const write = (before: URLSearchParams) => {
      const after = new URLSearchParams(before)
      if (next === undefined) after.delete(OPEN_ROW)
      else after.set(OPEN_ROW, String(next))
      return after
    }
    // Paging through rows is one step back.
    const options = { replace: openId !== undefined, preventScrollReset: true, state: NO_LEAVE_QUESTION }
    setAsked(write, options)
  })
  return {
    besideId: hasRoom ? openId : undefined,
    /** Opens another row, or none; whoever calls it has asked about unsaved input. */
    setBesideId,
    /** A link from a wider screen: there is no room beside the list. */
    linkedId: hasRoom ? undefined : openId,
  }
}
