import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { cacheForOffline } from '#app/lib/offline/cache-for-offline.ts'
import { Icon } from '#app/ui/icon.tsx'
import { cacheState } from './cache-state.ts'
import { clockToday } from './clock-today.ts'
import styles from './offline-notice.module.css'

const ADMIN = { worker: '/admin-worker.js', scope: '/admin', fonts: 'admin-fonts' } as const

/** Says how old the data is. A page opened offline is read-only. */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const { at, isReadOnly } = useSyncExternalStore(cacheState.subscribe, cacheState.current)
  useEffect(() => cacheForOffline(ADMIN), [])
  useEffect(() => {
    if (!at) return
    const askAgain = () => void client.invalidateQueries()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [at, client])
  const time =
    at && (clockToday(at, new Date(), language) ?? formatShortDayAndTime(at.toISOString(), language))
  return (
    <>
      <p role="status" className={styles.notice} hidden={!time}>
        {time && (
          <>
            <Icon name="warning" />
            {text('admin.offline.asOf', { time })}
          </>
        )}
      </p>
      <fieldset disabled={isReadOnly} className={styles.screen}>
        {children}
      </fieldset>
    </>
  )
}
