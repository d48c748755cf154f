import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { cacheForOffline } from '#app/lib/offline/cache-for-offline.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import { cacheState } from './cache-state.ts'
import { clockToday } from './clock-today.ts'
import { dropOldResponses } from './offline-cache.ts'
import styles from './offline-notice.module.css'

const ADMIN = { worker: '/admin-worker.js', scope: '/admin', fonts: 'admin-fonts' } as const

/** Says how old the data is. A page opened offline is read-only. */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const text = useText()
  const client = useQueryClient()
  const { since, at, isReadOnly } = useSyncExternalStore(cacheState.subscribe, cacheState.current)
  useEffect(() => cacheForOffline(ADMIN), [])
  useEffect(() => void dropOldResponses(new Date()), [])
  useEffect(() => {
    const lose = () => cacheState.lost(new Date())
    window.addEventListener('offline', lose)
    return () => window.removeEventListener('offline', lose)
  }, [])
  const isLost = since !== undefined || at !== undefined
  useEffect(() => {
    if (!isLost) return
    const askAgain = () => void client.invalidateQueries()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isLost, client])
  const inWords = (instant: Date) =>
    clockToday(instant, new Date(), text.language) ??
    formatShortDayAndTime(instant.toISOString(), text.language)
  return (
    <>
      <Row role="status" as="p" rowGap={1} marginBottom={4} className={styles.notice} hidden={!isLost}>
        {isLost && <Icon name="warning" />}
        {since && <span>{text('admin.offline.since', { time: inWords(since) })}</span>}
        {at && <span>{text('admin.offline.asOf', { time: inWords(at) })}</span>}
      </Row>
      <fieldset disabled={isReadOnly} className={styles.screen} data-stale={isLost || undefined}>
        {children}
      </fieldset>
    </>
  )
}
