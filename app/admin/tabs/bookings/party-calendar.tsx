import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#app/lib/api-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Party } from '#contract/agenda.ts'
import { type PartyDay, partyDayAt } from '#domain/party-day.ts'
import { agendaQuery } from './agenda-query.ts'
import { daysOnView, type Stretch, stepFrom, stretchWords } from './calendar-stretch.ts'
import { DayCell } from './day-cell.tsx'
import styles from './party-calendar.module.css'

type PartyCalendarProps = { onParty: (party: Party) => void; onDay: (day: PartyDay) => void }

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export function PartyCalendar({ onParty, onDay }: PartyCalendarProps) {
  const today = partyDayAt(new Date())
  const [stretch, setStretch] = useState<Stretch>('month')
  const [day, setDay] = useState(today)
  const { from, to } = daysOnView(stretch, day)
  const { data: agenda, isPending, isPlaceholderData } = useQuery(agendaQuery(from, to))
  const { data: resources = [] } = useQuery(apiQuery('/api/admin/resources'))
  return (
    <section aria-label="Calendar of parties" className={styles.calendar}>
      <CalendarBar view={{ stretch, day }} onStretch={setStretch} onDay={setDay} />
      {isPending && <Skeleton shape="box" height="36rem" />}
      {!isPending && !agenda && (
        <ErrorState title="Error loading bookings">Please try again later.</ErrorState>
      )}
      {agenda && (
        <div aria-busy={isPlaceholderData} className={styles.grid} data-stretch={stretch}>
          {WEEKDAYS.map((weekday) => (
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
  return (
    <div className={styles.bar}>
      <IconButton
        icon="chevron-left"
        label={`Previous ${stretch}`}
        onClick={() => onDay(stepFrom(stretch, day, -1))}
      />
      <h2 className={styles.title} aria-live="polite">
        {stretchWords(stretch, day)}
      </h2>
      <IconButton
        icon="chevron-right"
        label={`Next ${stretch}`}
        onClick={() => onDay(stepFrom(stretch, day, 1))}
      />
      <Button variant="quiet" size="sm" onClick={() => onDay(partyDayAt(new Date()))}>
        Today
      </Button>
      <span className={styles.stretches}>
        <Chip isSelected={stretch === 'month'} onClick={() => onStretch('month')}>
          Month
        </Chip>
        <Chip isSelected={stretch === 'week'} onClick={() => onStretch('week')}>
          Week
        </Chip>
      </span>
    </div>
  )
}
