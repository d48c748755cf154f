import { type ComponentType, useEffect, useState } from 'react'
import { SAMPLE_COUNT } from './notice-timing.ts'
import { useNoticeTiming } from './use-notice-timing.ts'

/** The small card at the lower left that tells of other families' bookings. */
export function BookingNotice() {
  const [isClosed, setClosed] = useState(false)
  const shown = useNoticeTiming(SAMPLE_COUNT, !isClosed)
  const NoticeCard = useNoticeCard()
  return (
    <div role="status" aria-label="Recent bookings">
      {NoticeCard && shown !== undefined && !isClosed && (
        <NoticeCard index={shown} onClose={() => setClosed(true)} />
      )}
    </div>
  )
}

type NoticeCard = ComponentType<{ index: number; onClose: () => void }>

/** On its way before it is needed, but after everything that is needed first. Without a connection nobody misses it. */
function useNoticeCard(): NoticeCard | undefined {
  const [card, setCard] = useState<NoticeCard>()
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./notice-card.tsx').then(
        ({ NoticeCard }) => setCard(() => NoticeCard),
        () => undefined,
      )
    }, 4000)
    return () => clearTimeout(timer)
  }, [])
  return card
}
