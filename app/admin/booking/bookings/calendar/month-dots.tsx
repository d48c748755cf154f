import { useText } from '#app/lib/messages/use-text.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { weekdayNames } from './calendar-range.ts'
import styles from './month-dots.module.css'
import type { AgendaDay } from './use-calendar-days.ts'

type MonthDotsProps = {
  days: readonly AgendaDay[]
  day: PartyDay
  today: PartyDay
  onPick: (day: PartyDay) => void
}

/** As many as fit under the number of a day. */
const DOTS_MOST = 4

/** A month on a phone: a dot for each party, and each day opens below at a tap. */
export function MonthDots({ days, day: picked, today, onPick }: MonthDotsProps) {
  const text = useText()
  return (
    <div className={styles.month}>
      {weekdayNames(text.language).map((weekday) => (
        <span key={weekday} className={styles.weekday} aria-hidden="true">
          {weekday}
        </span>
      ))}
      {days.map(({ room: { date, isUnavailable }, entries }) => {
        const parties = entries.filter(({ kind }) => kind === 'party' || kind === 'stay')
        return (
          <button
            key={date}
            type="button"
            className={styles.day}
            aria-pressed={date === picked}
            aria-current={date === today ? 'date' : undefined}
            aria-label={text('admin.calendar.dayWith', {
              day: formatLong(date, text.language),
              count: parties.length,
              isClosed: String(isUnavailable),
            })}
            data-outside={date.slice(0, 7) !== picked.slice(0, 7)}
            data-closed={isUnavailable}
            onClick={() => onPick(date)}
          >
            <span className={styles.number}>{Number(date.slice(8))}</span>
            <span className={styles.dots}>
              {parties.slice(0, DOTS_MOST).map(({ party }) => (
                <span key={party.id} className={styles.dot} data-status={party.bookingStatus} />
              ))}
            </span>
          </button>
        )
      })}
    </div>
  )
}
