import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePermissions } from '#app/admin/session/use-me.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { useWords } from '#app/lib/in-both.ts'
import { useLanguage } from '#app/lib/language.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Party } from '#contract/agenda.ts'
import { type PartyDay, partyDayAt } from '#domain/party-day.ts'
import { agendaQuery } from './agenda-query.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'
import { daysOnView, type Stretch, stepFrom, stretchWords } from './calendar-stretch.ts'
import { DayCell } from './day-cell.tsx'
import styles from './party-calendar.module.css'

type PartyCalendarProps = { onParty: (party: Party) => void; onDay: (day: PartyDay) => void }

export function PartyCalendar({ onParty, onDay }: PartyCalendarProps) {
  const { days: words, loadFailed, tryLater } = useWords(BOOKINGS_WORDS)
  const today = partyDayAt(new Date())
  const [stretch, setStretch] = useState<Stretch>('month')
  const [day, setDay] = useState(today)
  const { from, to } = daysOnView(stretch, day)
  const { data: agenda, isPending, isPlaceholderData } = useQuery(agendaQuery(from, to))
  const { data: resources = [] } = useQuery({
    ...apiQuery('/api/admin/resources'),
    enabled: usePermissions()?.includes('calendar') === true,
  })
  return (
    <section aria-label={words.label} className={styles.calendar}>
      <CalendarBar view={{ stretch, day }} onStretch={setStretch} onDay={setDay} />
      {isPending && <Skeleton shape="box" height="36rem" />}
      {!isPending && !agenda && <ErrorState title={loadFailed}>{tryLater}</ErrorState>}
      {agenda?.parties.length === 0 && <p className={styles.none}>{words.none[stretch]}</p>}
      {agenda && (
        <div aria-busy={isPlaceholderData} className={styles.grid} data-stretch={stretch}>
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
              isOutside={stretch === 'month' && room.date.slice(0, 7) !== day.slice(0, 7)}
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
  view: { stretch: Stretch; day: PartyDay }
  onStretch: (stretch: Stretch) => void
  onDay: (day: PartyDay) => void
}

function CalendarBar({ view: { stretch, day }, onStretch, onDay }: CalendarBarProps) {
  const words = useWords(BOOKINGS_WORDS).days
  const language = useLanguage()
  return (
    <div className={styles.bar}>
      <IconButton
        icon="chevron-left"
        label={words.previous[stretch]}
        onClick={() => onDay(stepFrom(stretch, day, -1))}
      />
      <h2 className={styles.title} aria-live="polite">
        {stretchWords(stretch, day, language)}
      </h2>
      <IconButton
        icon="chevron-right"
        label={words.next[stretch]}
        onClick={() => onDay(stepFrom(stretch, day, 1))}
      />
      <Button variant="quiet" size="sm" onClick={() => onDay(partyDayAt(new Date()))}>
        {words.today}
      </Button>
      <span className={styles.stretches}>
        <Chip isSelected={stretch === 'month'} onClick={() => onStretch('month')}>
          {words.stretches.month}
        </Chip>
        <Chip isSelected={stretch === 'week'} onClick={() => onStretch('week')}>
          {words.stretches.week}
        </Chip>
      </span>
    </div>
  )
}
