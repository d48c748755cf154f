import { DndContext, pointerWithin } from '@dnd-kit/core'
import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import { dragAnnouncements, usePointerSensors } from '#app/admin/parts/lists/dragging.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useAfterPaint } from '#app/lib/use-after-paint.ts'
import { useIsWide } from '#app/lib/use-is-wide.ts'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { type CalendarRange, weekdayNames } from './calendar-range.ts'
import { DayCell } from './day-cell.tsx'
import { DayOffers, DayOffersDialog } from './day-offers.tsx'
import { DayRows } from './day-rows.tsx'
import styles from './party-calendar.module.css'
import type { AgendaDay } from './use-calendar-days.ts'
import type { PartyMove } from './use-party-move.ts'

/** The loaded days, and how they are shown. */
export type ShownDays = {
  readonly range: CalendarRange
  readonly day: PartyDay
  readonly days: readonly AgendaDay[]
}

/** Three weeks fill the screen. */
const DAYS_IN_SIGHT = 21
const NO_DAYS: readonly AgendaDay[] = []

type CalendarViewProps = {
  view: ShownDays
  /** Another range was requested and has not loaded yet. */
  isBehind: boolean
  /** Loading takes long enough to be announced. */
  isLate: boolean
  today: PartyDay
  move: PartyMove
  canMove: boolean
  onParty: (party: Party) => void
  onDay: (day: PartyDay) => void
  /** On a phone: opens a day below its month. */
  onPick: (day: PartyDay) => void
  /** Takes a booking for a day; missing for those who take none. */
  onNew?: ((day: PartyDay) => void) | undefined
}

function PlainCalendarView(props: CalendarViewProps) {
  const { view, isBehind, isLate, today, move, canMove, onPick, onNew, ...actions } = props
  const text = useText()
  const { range, day, days } = view
  const moveOn = useMoveOn(move)
  const isWide = useIsWide('64rem')
  const isDots = range === 'month' && !isWide
  const isGrid = range === 'week' || (range === 'month' && isWide)
  const [offered, setOffered] = useState<PartyDay>()
  const offeredRoom = days.find(({ room }) => room.date === offered)?.room
  const onOffer = useStableCallback(setOffered)
  // The weeks below the fold render later: rendering the whole month at once would block the next tap.
  const whole = useAfterPaint(days, NO_DAYS)
  const isWhole = range !== 'month' || whole === days
  const hasParties = days.some(({ entries, repairs }) => entries.length > 0 || repairs.length > 0)
  const getShared = (one: AgendaDay) => ({
    day: one,
    isToday: one.room.date === today,
    move: canMove ? moveOn(one) : undefined,
    ...actions,
  })
  return (
    <>
      {!hasParties && (
        <Text tone="soft" className={styles.none} data-of={isGrid ? 'grid' : 'rows'}>
          {text('admin.calendar.none', { range })}
        </Text>
      )}
      <Dragging days={days} propose={move.propose}>
        {isDots && (
          <>
            <MonthDots days={days} day={day} today={today} onPick={onPick} />
            {openWeek(days, day).map((one, place) => (
              <Stack key={one.room.date} gap={3} marginTop={3}>
                <div className={styles.rows}>
                  <DayRows {...getShared(one)} />
                </div>
                {place === 0 && onNew && day >= today && <DayOffers room={one.room} onNew={onNew} />}
              </Stack>
            ))}
          </>
        )}
        {isGrid && (
          <div aria-busy={isBehind || !isWhole} data-late={isLate} className={styles.grid} data-range={range}>
            {weekdayNames(text.language).map((weekday) => (
              <span key={weekday} className={styles.weekday} aria-hidden="true">
                {weekday}
              </span>
            ))}
            {(isWhole ? days : days.slice(0, DAYS_IN_SIGHT)).map((one) => (
              <DayCell
                key={one.room.date}
                isOutside={range === 'month' && one.room.date.slice(0, 7) !== day.slice(0, 7)}
                isRoomy={range === 'week'}
                onOffer={onNew && one.room.date >= today ? onOffer : undefined}
                {...getShared(one)}
              />
            ))}
          </div>
        )}
        {!isGrid && !isDots && (
          <div aria-busy={isBehind} className={styles.rows}>
            {days
              .filter((one) => range === 'day' || !isQuiet(one) || move.picked?.day === one.room.date)
              .map((one) => (
                <DayRows key={one.room.date} {...getShared(one)} />
              ))}
          </div>
        )}
      </Dragging>
      {offeredRoom && onNew && (
        <DayOffersDialog room={offeredRoom} onNew={onNew} onClose={() => setOffered(undefined)} />
      )}
    </>
  )
}

/** Memoized: re-renders only for another view, or while a party is being moved. */
export const CalendarView = memo(PlainCalendarView)

/** Returns the move as seen by a day; a stable object for the days it does not affect. */
function useMoveOn(move: PartyMove): (day: AgendaDay) => PartyMove {
  const { picked, focused, pickUp, propose, close } = move
  const still = useMemo(
    (): PartyMove => ({ picked: undefined, proposed: undefined, focused: undefined, pickUp, propose, close }),
    [pickUp, propose, close],
  )
  return ({ room: { date }, entries }) => {
    const isOver = picked?.day === date || picked?.party.bookingDate === date
    return isOver || entries.some(({ party }) => party.id === focused) ? move : still
  }
}

type DraggingProps = { days: readonly AgendaDay[]; propose: PartyMove['propose']; children: ReactNode }

function Dragging({ days, propose, children }: DraggingProps) {
  const text = useText()
  const id = useId()
  const sensors = usePointerSensors()
  const parties = new Map(days.flatMap(({ entries }) => entries.map(({ party }) => [party.id, party])))
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: dragAnnouncements({
          say: (step, key, at) =>
            text(`admin.calendar.${step === 'isOver' ? 'isOverDay' : step}`, {
              name: parties.get(Number(key))?.customerName ?? '',
              day: formatLong(parties.get(Number(at))?.bookingDate ?? String(at), text.language),
            }),
        }),
        screenReaderInstructions: { draggable: text('admin.calendar.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        const party = parties.get(Number(active.id))
        if (party && over && over.id !== party.bookingDate) propose(party, String(over.id))
      }}
    >
      {children}
    </DndContext>
  )
}

/** Returns the picked day, and what else its week still has. */
function openWeek(days: readonly AgendaDay[], day: PartyDay): AgendaDay[] {
  const picked = days.find(({ room }) => room.date === day)
  if (!picked) return []
  const place = days.indexOf(picked)
  const rest = days.slice(place + 1, place - (place % 7) + 7)
  return [picked, ...rest.filter((one) => !isQuiet(one))]
}

/** Returns whether a day has nothing to list. */
function isQuiet({ entries, repairs, room }: AgendaDay): boolean {
  return entries.length === 0 && repairs.length === 0 && !room.isUnavailable
}

type MonthDotsProps = {
  days: readonly AgendaDay[]
  day: PartyDay
  today: PartyDay
  onPick: (day: PartyDay) => void
}

/** As many as fit under the number of a day. */
const DOTS_MOST = 4

/** A month on a phone: a dot for each party, and each day opens below at a tap. */
function MonthDots({ days, day: picked, today, onPick }: MonthDotsProps) {
  const text = useText()
  return (
    <div className={styles.month}>
      {weekdayNames(text.language).map((weekday) => (
        <span key={weekday} className={styles.monthWeekday} aria-hidden="true">
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
