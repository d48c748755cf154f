import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAfterPaint } from '#app/lib/use-after-paint.ts'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import {
  isSameAddress,
  type ListValues,
  listLater,
  readListAddress,
  writeListAddress,
} from './list-address.ts'

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
  /** What was written here and is not the address yet. */
  const onTheWay = useRef<readonly (typeof shown)[]>([])
  const onWritten = useEffectEvent((next: typeof shown) => {
    if (isSameAddress(next, readListAddress(asked, usual))) return
    onTheWay.current = [...onTheWay.current, next]
    setAsked((before) => writeListAddress(before, next, usual), { replace: true, preventScrollReset: true })
  })
  // Back, or a link to the same list. Not what was written here: by now, more may have been chosen.
  const onAddress = useEffectEvent((next: typeof shown) => {
    const later = listLater(onTheWay.current, next)
    if (!later && !isSameAddress(next, written)) show(next)
    onTheWay.current = later ?? []
    // What was chosen again while this was on its way was the address until now.
    if (later?.length === 0) onWritten(written)
  })
  useEffect(() => onAddress(readListAddress(new URLSearchParams(address), usual)), [address, usual])
  useEffect(() => onWritten(written), [written])
  const change = useStableCallback((changed: Partial<Values>) =>
    show({ values: { ...shown.values, ...changed }, page: 1 }),
  )
  const setPage = useStableCallback((page: number) => show({ ...shown, page }))
  return { ...shown, change, setPage }
}
