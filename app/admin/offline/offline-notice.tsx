import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { keepOffline } from '#app/lib/offline/keep-offline.ts'
import { Icon } from '#app/ui/icon.tsx'
import { clockToday } from './clock-today.ts'
import { keptState } from './kept-state.ts'
import styles from './offline-notice.module.css'

const ADMIN = { worker: '/admin-worker.js', scope: '/admin', fonts: 'admin-fonts' } as const

/** Says how old the data is. A page opened offline is read-only. */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const text = useText()
  const language = useLanguage()
  const client = useQueryClient()
  const { at, isReadOnly } = useSyncExternalStore(keptState.subscribe, keptState.current)
  useEffect(() => keepOffline(ADMIN), [])
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
