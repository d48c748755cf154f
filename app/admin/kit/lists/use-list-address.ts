import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import { type ListValues, readListAddress, writeListAddress } from './list-address.ts'

/**
 * The filters, order and page of a list, which are part of its address: reload and Back keep them, and a link shows the
 * same list. `usual` is a constant: what is as usual is not in the address.
 */
export function useListAddress<Values extends ListValues>(usual: Values) {
  const [asked, setAsked] = useSearchParams()
  const address = asked.toString()
  const [shown, setShown] = useState(() => readListAddress(asked, usual))
  // Back, or a link to the same list.
  useEffect(() => {
    const next = readListAddress(new URLSearchParams(address), usual)
    setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  }, [address, usual])
  const show = (next: typeof shown) => {
    // Controls show what was chosen at once; the router follows a moment later.
    setShown(next)
    setAsked((before) => writeListAddress(before, next, usual), { replace: true, preventScrollReset: true })
  }
  const change = useStableCallback((changed: Partial<Values>) =>
    show({ values: { ...shown.values, ...changed }, page: 1 }),
  )
  const setPage = useStableCallback((page: number) => show({ ...shown, page }))
  return { ...shown, change, setPage }
}
