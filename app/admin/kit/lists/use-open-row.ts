import { useSearchParams } from 'react-router'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'

const NAME = 'open'

/** The row that is open beside a list, in the address: Back closes it, and reload keeps it. */
export function useOpenRow(): [openId: number | undefined, setOpen: (id: number | undefined) => void] {
  const [asked, setAsked] = useSearchParams()
  const id = Number(asked.get(NAME))
  const openId = Number.isSafeInteger(id) && id > 0 ? id : undefined
  const setOpen = useStableCallback((next: number | undefined) => {
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
  return [openId, setOpen]
}
