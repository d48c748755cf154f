import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAfterPaint } from '#app/lib/use-after-paint.ts'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import { type ListAddress, type ListValues, readListAddress, writeListAddress } from './list-address.ts'

/**
 * The filters, order and page of a list, which are part of its address: reload and Back keep them, and a link shows the
 * same list. `usual` is a constant: what is as usual is not in the address.
 */
export function useListAddress<Values extends ListValues>(usual: Values) {
  const [asked, setAsked] = useSearchParams()
  const address = asked.toString()
  const [shown, show] = useState(() => readListAddress(asked, usual))
  // The list responds to the tap first: at another address, every link of the page renders again.
  const written = useAfterPaint(shown)
  // Back, or a link to the same list. Not what was written here: by now, more may have been chosen.
  const onAddress = useEffectEvent((next: typeof shown) => {
    if (!isSame(next, written)) show(next)
  })
  const onWritten = useEffectEvent((next: typeof shown) => {
    if (isSame(next, readListAddress(asked, usual))) return
    setAsked((before) => writeListAddress(before, next, usual), { replace: true, preventScrollReset: true })
  })
  useEffect(() => onAddress(readListAddress(new URLSearchParams(address), usual)), [address, usual])
  useEffect(() => onWritten(written), [written])
  const change = useStableCallback((changed: Partial<Values>) =>
    show({ values: { ...shown.values, ...changed }, page: 1 }),
  )
  const setPage = useStableCallback((page: number) => show({ ...shown, page }))
  return { ...shown, change, setPage }
}

function isSame<Values extends ListValues>(one: ListAddress<Values>, other: ListAddress<Values>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
