import { lazy, Suspense, useEffect, useState } from 'react'
import { SAMPLE_COUNT } from './notice-timing.ts'
import { useNoticeTiming } from './use-notice-timing.ts'

const NoticeCard = lazy(() => import('./notice-card.tsx').catch(() => ({ default: NoNotice })))

/** Without a connection nobody misses it. */
function NoNotice() {
  return null
}

/** The small card at the lower left that tells of other families' bookings. */
export function BookingNotice() {
  const [isClosed, setClosed] = useState(false)
  const shown = useNoticeTiming(SAMPLE_COUNT, !isClosed)
  useEffect(() => {
    // On its way before it is needed, but after everything that is needed first.
    const timer = setTimeout(() => import('./notice-card.tsx').catch(() => undefined), 4000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-label="Recent bookings">
      {shown !== undefined && !isClosed && (
        <Suspense fallback={null}>
          <NoticeCard index={shown} onClose={() => setClosed(true)} />
        </Suspense>
      )}
    </div>
  )
}
