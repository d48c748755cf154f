import { useQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { addDays, formatLong, isPartyDay, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import { agendaQuery } from './agenda-query.ts'
import styles from './run-sheet.module.css'
import { RunSheetStop } from './run-sheet-stop.tsx'

type RunSheetProps = { day: PartyDay | undefined; onDay: (day: PartyDay) => void }

/** One day's work for the crew, on paper or on a phone: where to go, with what, and whom to call. */
export function RunSheet({ day: asked, onDay }: RunSheetProps) {
  const day = asked !== undefined && isPartyDay(asked) ? asked : partyDayAt(new Date())
  const { data, isPending } = useQuery(agendaQuery(day, day))
  const room = data?.days[0]
  return (
    <section aria-label="Run sheet" className={styles.sheet}>
      <div className={styles.bar}>
        <IconButton icon="chevron-left" label="Previous day" onClick={() => onDay(addDays(day, -1))} />
        <TextField
          label="Day"
          isLabelHidden
          type="date"
          value={day}
          onChange={(event) => isPartyDay(event.target.value) && onDay(event.target.value)}
        />
        <IconButton icon="chevron-right" label="Next day" onClick={() => onDay(addDays(day, 1))} />
        <Button variant="secondary" onClick={() => window.print()} className={styles.print}>
          <Icon name="printer" />
          Print
        </Button>
      </div>
      <header>
        <h2 className={styles.title}>{formatLong(day)}</h2>
        {room && (
          <p className={styles.summary}>
            {room.parties} of {room.maxParties} parties · {room.teepeesInUse} of {room.teepeeStock} teepees in
            use
            {room.isUnavailable &&
              ` · Unavailable${room.unavailableReason ? `: ${room.unavailableReason}` : ''}`}
          </p>
        )}
      </header>
      {isPending && <Skeleton shape="box" height="20rem" />}
      {!isPending && !data && <ErrorState title="Error loading bookings">Please try again later.</ErrorState>}
      {data?.parties.length === 0 && <EmptyState drawing="calendar">No parties on this day.</EmptyState>}
      <ol className={styles.stops}>
        {data?.parties.map((party) => (
          <RunSheetStop key={party.id} party={party} />
        ))}
      </ol>
    </section>
  )
}
