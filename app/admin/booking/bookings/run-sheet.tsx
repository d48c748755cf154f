import { useQuery } from '@tanstack/react-query'
import { agendaQuery } from '#app/admin/booking/dialogs/move-party/agenda-query.ts'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { dayPlansQuery, useDayOrder } from '#app/admin/parts/day-plans/day-plans-query.ts'
import { OrderedStops } from '#app/admin/parts/day-plans/ordered-stops.tsx'
import { StopFacts } from '#app/admin/parts/day-plans/stop-facts.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { DayPlan } from '#contract/crew/work.ts'
import {
  addDays,
  formatLong,
  isPartyDay,
  type PartyDay,
  partyDayAt,
} from '#domain/foundation/time/party-day.ts'
import styles from './run-sheet.module.css'
import { RunSheetStop } from './run-sheet-stop.tsx'

type RunSheetsProps = {
  /** One day, or several separated by commas, as in the URL. */
  dates: string | undefined
  onDay: (day: PartyDay) => void
}

/** The run sheets of one or more days, each on its own printed page. */
export default function RunSheets({ dates = '', onDay }: RunSheetsProps) {
  const days = dates.split(',').filter(isPartyDay)
  if (days.length < 2) return <RunSheet day={days[0] ?? partyDayAt(new Date())} onDay={onDay} />
  return (
    <Stack gap={8} className={styles.sheets}>
      {days.map((day) => (
        <RunSheet key={day} day={day} onDay={onDay} />
      ))}
    </Stack>
  )
}

/** A day's work for the crew, printed or on a phone: where to go, what to bring, and whom to call. */
function RunSheet({ day, onDay }: { day: PartyDay; onDay: (day: PartyDay) => void }) {
  const text = useText()
  const { data: agenda } = useQuery(agendaQuery(day, day))
  const room = agenda?.days[0]
  return (
    <Stack aria-label={text('admin.bookings.runSheet')} as="section">
      <Row className={styles.bar}>
        <IconButton
          icon="chevron-left"
          label={text('admin.bookings.sheet.previousDay')}
          onClick={() => onDay(addDays(day, -1))}
        />
        <TextField
          label={text('admin.bookings.sheet.day')}
          isLabelHidden
          type="date"
          value={day}
          onChange={(event) => isPartyDay(event.target.value) && onDay(event.target.value)}
        />
        <IconButton
          icon="chevron-right"
          label={text('admin.bookings.sheet.nextDay')}
          onClick={() => onDay(addDays(day, 1))}
        />
        <Button icon="printer" variant="secondary" onClick={() => window.print()} className={styles.print}>
          {text('admin.bookings.sheet.print')}
        </Button>
      </Row>
      <header>
        <h2 className={styles.title}>{formatLong(day, text.language)}</h2>
        {room && (
          <Text size="sm" tone="soft">
            {text('admin.calendar.parties', { count: room.parties, most: room.maxParties })} ·{' '}
            {text('admin.calendar.teepees', { count: room.teepeesInUse, stock: room.teepeeStock })}
            {room.isUnavailable &&
              ` · ${text('admin.calendar.closed')}${room.unavailableReason ? `: ${room.unavailableReason}` : ''}`}
          </Text>
        )}
      </header>
      <Loaded
        query={useQuery(dayPlansQuery(day, day))}
        height="20rem"
        failed={{ title: text('admin.bookings.loadFailed'), words: text('admin.bookings.tryLater') }}
      >
        {([plan]) => plan && <Stops plan={plan} />}
      </Loaded>
    </Stack>
  )
}

function Stops({ plan }: { plan: DayPlan }) {
  const text = useText()
  const { suggest, isBusy } = useDayOrder(plan)
  if (plan.plans.every(({ stops }) => stops.length === 0))
    return <EmptyState drawing="calendar">{text('admin.bookings.sheet.none')}</EmptyState>
  return (
    <>
      {plan.load.length > 0 && (
        <section aria-label={text('admin.bookings.sheet.loadList')} className={styles.vanLoad}>
          <Row as="h3" wraps={false} size="lg">
            <Icon name="truck" />
            {text('admin.bookings.sheet.intoVan')}
          </Row>
          <ul className={styles.vanList}>
            {plan.load.map(({ name, quantity }) => (
              <li key={name}>
                <strong>{quantity} ×</strong> <span lang="en">{name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {plan.isPlaced && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.suggest}
          isBusy={isBusy}
          busyLabel={text('admin.work.board.asking')}
          onClick={suggest}
        >
          {text('admin.work.board.suggest')}
        </Button>
      )}
      <OrderedStops plan={plan}>
        {(stop, controls) => (
          <RunSheetStop party={stop.party} isCollection={stop.kind === 'collect'}>
            <StopFacts stop={stop} />
            {controls}
          </RunSheetStop>
        )}
      </OrderedStops>
    </>
  )
}
