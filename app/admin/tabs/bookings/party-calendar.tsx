import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePermissions } from '#app/admin/session/use-me.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Chip } from '#app/ui/display/chip.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { Party } from '#contract/calendar/agenda.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import { agendaQuery } from './agenda-query.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'
import { type CalendarRange, daysOnView, rangeWords, stepFrom } from './calendar-range.ts'
import { DayCell } from './day-cell.tsx'
import styles from './party-calendar.module.css'

type PartyCalendarProps = { onParty: (party: Party) => void; onDay: (day: PartyDay) => void }

export function PartyCalendar({ onParty, onDay }: PartyCalendarProps) {
  const { days: words, loadFailed, tryLater } = useWords(BOOKINGS_WORDS)
  const today = partyDayAt(new Date())
  const [range, setRange] = useState<CalendarRange>('month')
  const [day, setDay] = useState(today)
  const { from, to } = daysOnView(range, day)
  const { data: agenda, isPending, isPlaceholderData } = useQuery(agendaQuery(from, to))
  const { data: resources = [] } = useQuery({
    ...apiQuery('/api/admin/resources'),
    enabled: usePermissions()?.includes('calendar') === true,
  })
  return (
    <section aria-label={words.label} className={styles.calendar}>
      <CalendarBar view={{ range, day }} onRange={setRange} onDay={setDay} />
      {isPending && <Skeleton shape="box" height="36rem" />}
      {!isPending && !agenda && <ErrorState title={loadFailed}>{tryLater}</ErrorState>}
      {agenda?.parties.length === 0 && <p className={styles.none}>{words.none[range]}</p>}
      {agenda && (
        <div aria-busy={isPlaceholderData} className={styles.grid} data-range={range}>
          {words.weekdays.map((weekday) => (
            <span key={weekday} className={styles.weekday} aria-hidden="true">
              {weekday}
            </span>
          ))}
          {agenda.days.map((room) => (
            <DayCell
              key={room.date}
              room={room}
              parties={agenda.parties.filter((party) => party.bookingDate === room.date)}
              resources={resources}
              isToday={room.date === today}
              isOutside={range === 'month' && room.date.slice(0, 7) !== day.slice(0, 7)}
              onParty={onParty}
              onDay={onDay}
            />
          ))}
        </div>
      )}
    </section>
  )
}

type CalendarBarProps = {
  view: { range: CalendarRange; day: PartyDay }
  onRange: (range: CalendarRange) => void
  onDay: (day: PartyDay) => void
}

function CalendarBar({ view: { range, day }, onRange, onDay }: CalendarBarProps) {
  const words = useWords(BOOKINGS_WORDS).days
  const language = useLanguage()
  return (
    <div className={styles.bar}>
      <IconButton
        icon="chevron-left"
        label={words.previous[range]}
        onClick={() => onDay(stepFrom(range, day, -1))}
      />
      <h2 className={styles.title} aria-live="polite">
        {rangeWords(range, day, language)}
      </h2>
      <IconButton
        icon="chevron-right"
        label={words.next[range]}
        onClick={() => onDay(stepFrom(range, day, 1))}
      />
      <Button variant="quiet" size="sm" onClick={() => onDay(partyDayAt(new Date()))}>
        {words.today}
      </Button>
      <span className={styles.ranges}>
        <Chip isSelected={range === 'month'} onClick={() => onRange('month')}>
          {words.ranges.month}
        </Chip>
        <Chip isSelected={range === 'week'} onClick={() => onRange('week')}>
          {words.ranges.week}
        </Chip>
      </span>
    </div>
  )
}
