import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ApiPath } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { useListKeys } from '../palette/use-list-keys.ts'
import { addNews, NO_NEWS } from './changed-lists.ts'
import { holdList } from './held-lists.ts'
import styles from './live-list.module.css'

type LiveListProps = {
  /** The path of the request that the list is loaded by, or of several; the same at each render. */
  address: string | readonly string[]
  children: ReactNode
}

/**
 * A list that refetches when somebody changes it. While it is scrolled, focused or touched, it stays as it
 * is: it shows the number of new rows, and loads them on request.
 */
export function LiveList({ address, children }: LiveListProps) {
  const queryClient = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const [news, setNews] = useState(NO_NEWS)
  useListKeys(list)
  const isHeld = useEffectEvent(() => {
    const place = list.current
    if (!place) return false
    const isScrolled = place.getBoundingClientRect().top < 0
    return isScrolled || isPressed.current || place.contains(document.activeElement)
  })
  useEffect(
    () =>
      holdList({
        addresses: [address].flat(),
        isHeld: () => isHeld(),
        onChanges: (changes) => setNews((before) => addNews(before, changes)),
      }),
    [address],
  )
  const show = () => {
    setNews(NO_NEWS)
    list.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    return queryClient.invalidateQueries(queriesAt(...([address].flat() as ApiPath[])))
  }
  return (
    <div
      ref={list}
      className={styles.list}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onPointerUp={() => {
        isPressed.current = false
      }}
      onPointerCancel={() => {
        isPressed.current = false
      }}
    >
      <News news={news} onShow={show} />
      {children}
    </div>
  )
}

type NewsProps = { news: typeof NO_NEWS; onShow: () => unknown }

function News({ news: { created, changed, isUnknown }, onShow }: NewsProps) {
  const text = useText()
  const count = { created: created.size, changed: changed.size }
  const hasNews = isUnknown || count.created + count.changed > 0
  return (
    <div role="status" className={styles.news}>
      {hasNews && (
        <Button icon="refresh" size="sm" onClick={onShow}>
          {isUnknown ? text('admin.live.mayHaveChanged') : describeNews(text, count)}
        </Button>
      )}
    </div>
  )
}

function describeNews(
  text: ReturnType<typeof useText>,
  { created, changed }: { readonly created: number; readonly changed: number },
): string {
  if (changed === 0) return text('admin.live.created', { count: created })
  if (created === 0) return text('admin.live.changed', { count: changed })
  return text('admin.live.createdAndChanged', { created, changed })
}
