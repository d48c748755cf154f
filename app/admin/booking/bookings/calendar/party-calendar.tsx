import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { MovePartyDialog } from '#app/admin/booking/dialogs/move-party/move-party-dialog.tsx'
import { KeyMoveStatus } from '#app/admin/parts/lists/key-move-status.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useAfterPaint } from '#app/lib/use-after-paint.ts'
import { useDelayedPending } from '#app/lib/use-delayed-pending.ts'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Chip } from '#app/ui/display/chip.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import { formatLong, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import {
  CALENDAR_RANGES,
  type CalendarRange,
  daysOnView,
  rangeWords,
  readRange,
  stepFrom,
} from './calendar-range.ts'
import { CalendarView, type ShownDays } from './calendar-view.tsx'
import styles from './party-calendar.module.css'
import { type AgendaDay, useCalendarDays } from './use-calendar-days.ts'
import { type MovedParty, usePartyMove } from './use-party-move.ts'

type PartyCalendarProps = {
  onParty: (party: Party) => void
  onDay: (day: PartyDay) => void
  onNew?: ((day: PartyDay) => void) | undefined
}

/** Every event by month, week, day or as a list. Parties can be moved by dragging or by keyboard. */
export default function PartyCalendar(props: PartyCalendarProps) {
  const text = useText()
  const today = partyDayAt(new Date())
  const { range, day, show } = useShownRange(today)
  const { from, to } = daysOnView(range, day)
  const { days, isPending, isStale } = useCalendarDays(from, to)
  const canMove = useCan()('bookings:write')
  const [announcement, setAnnouncement] = useState('')
  const move = usePartyMove({
    range,
    // A day in view must not switch to its own month: that would shift the weeks under the keyboard.
    onDay: (next) => (next < from || next > to) && show(range, next),
    onBack: (party) => setAnnouncement(describeReturn(party)),
  })
  const describeReturn = useDescribeReturn()
  const { view, isBehind } = useView({ range, day, days, isStale })
  const isLate = useDelayedPending(isBehind)
  const onParty = useStableCallback(props.onParty)
  const onDay = useStableCallback(props.onDay)
  const onPick = useStableCallback((picked: PartyDay) => show(range, picked))
  const takeNew = useStableCallback((chosen: PartyDay) => props.onNew?.(chosen))
  const onNew = props.onNew && takeNew
  return (
    <Stack aria-label={text('admin.calendar.label')} as="section">
      <CalendarBar range={range} day={day} onShow={show} />
      {(isPending || (days && !view)) && <Skeleton shape="box" height="36rem" />}
      {!isPending && !days && (
        <ErrorState title={text('admin.bookings.loadFailed')}>{text('admin.bookings.tryLater')}</ErrorState>
      )}
      {view && (
        <CalendarView
          view={view}
          isBehind={isBehind}
          isLate={isLate}
          today={today}
          move={move}
          canMove={canMove}
          onParty={onParty}
          onDay={onDay}
          onPick={onPick}
          onNew={onNew}
        />
      )}
      <KeyMoveStatus isMoving={move.picked !== undefined}>
        {move.picked ? <Over {...move.picked} days={days} /> : announcement}
      </KeyMoveStatus>
      {move.proposed && (
        <MovePartyDialog
          party={move.proposed.party}
          day={move.proposed.day}
          onClose={move.close}
          onMoved={(moved) => (moved < from || moved > to) && show(range, moved)}
        />
      )}
    </Stack>
  )
}

type CalendarRequest = Omit<ShownDays, 'days'> & {
  readonly days: readonly AgendaDay[] | undefined
  readonly isStale: boolean
}

/**
 * Returns the view to render: the last requested one that has loaded. Deferred, so that rendering hundreds of
 * parties neither delays the response to the tap nor blocks later input.
 */
function useView({ range, day, days, isStale }: CalendarRequest) {
  const [loaded, setLoaded] = useState<ShownDays>()
  if (days && !isStale && (loaded?.days !== days || loaded.range !== range || loaded.day !== day))
    setLoaded({ range, day, days })
  const view = useAfterPaint(loaded)
  return { view, isBehind: isStale || view !== loaded }
}

/** The range and the day are part of the URL, so that they can be bookmarked and shared. */
function useShownRange(today: PartyDay) {
  const [question, setQuestion] = useSearchParams()
  const show = (range: CalendarRange, day: PartyDay) =>
    setQuestion(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('view', 'calendar')
        next.set('range', range)
        next.set('day', day)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
  return { ...readRange(question, today), show }
}

function useDescribeReturn() {
  const text = useText()
  return ({ customerName: name, bookingDate }: Party) =>
    text('admin.calendar.isBack', { name, day: formatLong(bookingDate, text.language) })
}

/** Announces the position of a party moved by keyboard, and what is on that day. */
function Over({ party, day, days }: MovedParty & { days: readonly AgendaDay[] | undefined }) {
  const text = useText()
  const values = { name: party.customerName, day: formatLong(day, text.language) }
  const room = days?.find((one) => one.room.date === day)?.room
  if (!room) return text('admin.calendar.isOverDay', values)
  const { parties, maxParties: most, teepeesLeft: left } = room
  return text('admin.calendar.isOver', { ...values, parties, most, left })
}

type CalendarBarProps = {
  range: CalendarRange
  day: PartyDay
  onShow: (range: CalendarRange, day: PartyDay) => void
}

/** Navigates to earlier and later days, and switches the range. */
function CalendarBar({ range, day, onShow }: CalendarBarProps) {
  const text = useText()
  return (
    <Row>
      <div className={styles.step}>
        <IconButton
          icon="chevron-left"
          label={text('admin.calendar.previous', { range })}
          onClick={() => onShow(range, stepFrom(range, day, -1))}
        />
        <h2 className={styles.title} aria-live="polite">
          {rangeWords(range, day, text)}
        </h2>
        <IconButton
          icon="chevron-right"
          label={text('admin.calendar.next', { range })}
          onClick={() => onShow(range, stepFrom(range, day, 1))}
        />
        <Button variant="quiet" size="sm" onClick={() => onShow(range, partyDayAt(new Date()))}>
          {text('admin.calendar.today')}
        </Button>
      </div>
      <Row as="fieldset" className={styles.ranges} aria-label={text('admin.calendar.ranges')}>
        {CALENDAR_RANGES.map((one) => (
          <Chip key={one} isSelected={range === one} onClick={() => onShow(one, day)}>
            {text(`admin.calendar.range.${one}`)}
          </Chip>
        ))}
      </Row>
    </Row>
  )
}
