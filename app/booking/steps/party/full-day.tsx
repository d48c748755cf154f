import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { countStep } from '#app/lib/visits/count-step.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { DayAlternativesProps } from './day-alternatives.tsx'
import styles from './full-day.module.css'
import { scrollIntoSight } from './scroll-into-sight.ts'
import { dayOptionsQuery } from './use-availability.ts'

const DayAlternatives = lazy(() => import('./day-alternatives.tsx').catch(() => ({ default: ReasonAlone })))

/** Shown if the alternatives fail to load: the calendar still has free days. */
function ReasonAlone({ options, isReasonTold }: DayAlternativesProps) {
  if (isReasonTold) return null
  return (
    <p ref={scrollIntoSight} className={styles.reason}>
      {options.reason}
    </p>
  )
}

type FullDayProps = {
  /** The unavailable day; without one, nothing is shown. */
  day: PartyDay | undefined
  /** Set if the reason is already shown beside the calendar. */
  isReasonTold: boolean
  draft: BookingDraft
  onTake: (changes: Partial<BookingDraft>) => void
}

/** Alternatives to an unavailable day: the nearest days, another theme, the waiting list. */
export function FullDay({ day, isReasonTold, draft, onTake }: FullDayProps) {
  const place = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState<string>()
  const { data: options } = useQuery({
    ...dayOptionsQuery(day ?? '', draft),
    enabled: day !== undefined,
  })
  const take = (changes: Partial<BookingDraft>, words: string) => {
    onTake(changes)
    setTaken(words)
    // The button disappears along with the unavailable day.
    place.current?.focus()
  }
  const isRefused = day !== undefined && options?.date === day && !options.available
  useEffect(() => {
    if (isRefused) countStep('full-day')
  }, [isRefused])
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.place}>
      {isRefused && (
        <Suspense fallback={null}>
          <DayAlternatives key={day} {...{ options, isReasonTold, draft }} onTake={take} />
        </Suspense>
      )}
      {day === undefined && taken !== undefined && (
        <p className={styles.taken}>
          <Icon name="check" />
          {taken}
        </p>
      )}
    </div>
  )
}
