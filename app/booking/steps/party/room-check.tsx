import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './room-check.module.css'

/** Loaded when it is asked for; if that fails, it stays empty. */
const RoomFit = lazy(() => import('./room-fit.tsx').catch(() => ({ default: () => null })))

/** Whether the teepees fit in the family's room, for those who want to know. */
export function RoomCheck({ teepees }: { teepees: number }) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <details className={styles.check} onToggle={() => setAsked(true)}>
      <summary className={styles.summary}>{text('booking.party.fit')}</summary>
      {isAsked && (
        <div className={styles.body}>
          <Suspense fallback={null}>
            <RoomFit teepees={teepees} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
