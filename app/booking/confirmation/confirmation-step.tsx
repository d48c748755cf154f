import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { burstConfetti } from '#app/ui/ornaments/burst-confetti.ts'
import { bookingQuery } from '../booking-query.ts'
import { WaitingStep } from '../waiting-step.tsx'
import { Confirmation } from './confirmation.tsx'

const FINALIZING_MILLISECONDS = 1500

export function ConfirmationStep({ bookingId }: { bookingId: string | null }) {
  const text = useText()
  const isFinalizing = useIsFinalizing()
  useLayoutEffect(() => {
    // Newer browsers return a promise, which React would call as a cleanup.
    window.scrollTo(0, 0)
  }, [])
  const { data: booking, isLoading } = useQuery({
    ...bookingQuery(bookingId ?? ''),
    enabled: bookingId !== null,
  })
  if (isFinalizing || isLoading) return <WaitingStep words={text('booking.confirmation.finalizing')} />
  return <Confirmation bookingId={bookingId} booking={booking} />
}

function useIsFinalizing(): boolean {
  const [isFinalizing, setFinalizing] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => {
      setFinalizing(false)
      void burstConfetti()
    }, FINALIZING_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  return isFinalizing
}
