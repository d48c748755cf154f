import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { type BookingDraft, toDraftTheme } from '#app/lib/draft/booking-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { focusFallback } from '#app/lib/page/focus-fallback.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { DayOptions } from '#contract/booking/availability.ts'
import { type Language, LOCALES } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import styles from './full-day.module.css'
import { scrollIntoSight } from './scroll-into-sight.ts'
import { WaitingListForm } from './waiting-list-form.tsx'

export type DayAlternativesProps = {
  options: DayOptions
  isReasonTold: boolean
  draft: BookingDraft
  onTake: (changes: Partial<BookingDraft>, words: string) => void
}

/**
 * The nearest days, the waiting list and other themes, which may be many and come last. Loaded when a day is refused.
 */
export default function DayAlternatives({ options, isReasonTold, draft, onTake }: DayAlternativesProps) {
  const text = useText()
  const { date, reason, nearestDays, isFull } = options
  return (
    <section
      ref={isReasonTold ? undefined : scrollIntoSight}
      aria-label={text('booking.fullDay.insteadOf', { day: date })}
      className={styles.options}
    >
      {!isReasonTold && <p className={styles.reason}>{reason}</p>}
      {nearestDays.length > 0 && (
        <div className={styles.choice}>
          <h3 className={styles.title}>{text('booking.fullDay.nearest')}</h3>
          <Row align="stretch">
            {nearestDays.map((day) => (
              <Button
                variant="secondary"
                size="sm"
                key={day}
                aria-label={text('booking.fullDay.take', { day })}
                onClick={() => onTake({ bookingDate: day }, text('booking.fullDay.dayIsNow', { day }))}
              >
                {weekdayAndDay(day, text.language)}
              </Button>
            ))}
          </Row>
        </div>
      )}
      {isFull && <WaitingList day={date} draft={draft} />}
      <OtherThemes options={options} onTake={onTake} />
    </section>
  )
}

function WaitingList({ day, draft }: { day: PartyDay; draft: BookingDraft }) {
  const text = useText()
  const [isWaiting, setWaiting] = useState(false)
  return (
    <div ref={focusFallback} tabIndex={-1} className={styles.choice}>
      {draft.numberOfNights > 1 ? (
        <p className={styles.words}>{text('booking.fullDay.waitOneNight')}</p>
      ) : isWaiting ? (
        <WaitingListForm day={day} draft={draft} />
      ) : (
        <Button variant="secondary" size="sm" className={styles.wait} onClick={() => setWaiting(true)}>
          <Icon name="bell" />
          {text('booking.fullDay.join')}
        </Button>
      )}
    </div>
  )
}

function OtherThemes({
  options: { date, otherThemeIds },
  onTake,
}: Pick<DayAlternativesProps, 'options' | 'onTake'>) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const others = themes.filter(({ id }) => otherThemeIds.includes(id))
  if (others.length === 0) return null
  return (
    <div className={styles.choice}>
      <h3 className={styles.title}>{text('booking.fullDay.freeThemes')}</h3>
      <Row align="stretch">
        {others.map((theme) => (
          <Button
            variant="secondary"
            size="sm"
            key={theme.id}
            aria-label={text('booking.fullDay.takeTheme', { name: theme.name, day: date })}
            onClick={() =>
              onTake(
                { ...toDraftTheme(theme), bookingDate: date },
                text('booking.fullDay.themeIsNow', { name: theme.name, day: date }),
              )
            }
          >
            {theme.name}
          </Button>
        ))}
      </Row>
    </div>
  )
}

const STYLE = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const

/** Returns `Sat, Dec 12`. */
function weekdayAndDay(day: PartyDay, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], STYLE).format(new Date(`${day}T00:00:00Z`))
}
