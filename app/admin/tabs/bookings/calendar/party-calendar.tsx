import { DndContext, pointerWithin } from '@dnd-kit/core'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MovePartyDialog } from '#app/admin/booking-dialogs/move-party/move-party-dialog.tsx'
import { dragAnnouncements, usePointerSensors } from '#app/admin/lists/dragging.ts'
import { KeyMoveStatus } from '#app/admin/lists/key-move-status.tsx'
import { useMay } from '#app/admin/session/use-me.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { Party } from '#contract/calendar/agenda.ts'
import { formatLong, type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { type CalendarRange, daysOnView, readRange, weekdayNames } from './calendar-range.ts'
import { DayCell } from './day-cell.tsx'
import { DayRows } from './day-rows.tsx'
import styles from './party-calendar.module.css'
import { type CalendarDay, useCalendarDays } from './use-calendar-days.ts'
import { type PartyMove, usePartyMove } from './use-party-move.ts'

type PartyCalendarProps = { onParty: (party: Party) => void; onDay: (day: PartyDay) => void }

/** Everything that happens, by month, week, day or as a list. A party is moved by dragging it, or by keys. */
export function PartyCalendar({ onParty, onDay }: PartyCalendarProps) {
  const text = useText()
  const today = partyDayAt(new Date())
  const { range, day, show } = useShownRange(today)
  const { from, to } = daysOnView(range, day)
  const { days, isPending, isStale } = useCalendarDays(from, to)
  const canMove = useMay()('bookings:write')
  const [told, setTold] = useState('')
  const move = usePartyMove({
    range,
    // A day in view needs no other month, whose weeks would move under the keys.
    onDay: (next) => (next < from || next > to) && show(range, next),
    onBack: (party) => setTold(isBackWords(party)),
  })
  const isBackWords = useIsBackWords()
  const isGrid = range === 'month' || range === 'week'
  const shared = { move: canMove ? move : undefined, onParty, onDay }
  const hasParties = days?.some(({ entries, repairs }) => entries.length > 0 || repairs.length > 0)
  return (
    <section aria-label={text('admin.calendar.label')} className={styles.calendar}>
      <CalendarBar range={range} day={day} onShow={show} />
      {isPending && <Skeleton shape="box" height="36rem" />}
      {!isPending && !days && (
        <ErrorState title={text('admin.bookings.loadFailed')}>{text('admin.bookings.tryLater')}</ErrorState>
      )}
      {days && !hasParties && (
        <p className={styles.none} data-of={isGrid ? 'grid' : 'rows'}>
          {text('admin.calendar.none', { range })}
        </p>
      )}
      {days && (
        <Dragging days={days} move={move}>
          {isGrid ? (
            <Grid range={range} day={day} days={days} isStale={isStale} today={today} {...shared} />
          ) : (
            <div aria-busy={isStale} className={styles.rows}>
              {days
                .filter((one) => range === 'day' || !isQuiet(one) || move.picked?.day === one.room.date)
                .map((one) => (
                  <DayRows key={one.room.date} day={one} isToday={one.room.date === today} {...shared} />
                ))}
            </div>
          )}
        </Dragging>
      )}
      <KeyMoveStatus isMoving={move.picked !== undefined}>
        {move.picked ? <Over move={move.picked} days={days} /> : told}
      </KeyMoveStatus>
      {move.asked && (
        <MovePartyDialog
          party={move.asked.party}
          day={move.asked.day}
          onClose={move.close}
          onMoved={(moved) => (moved < from || moved > to) && show(range, moved)}
        />
      )}
    </section>
  )
}

/** The range and the day are part of the address, so that they can be bookmarked and sent. */
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

type GridProps = {
  range: CalendarRange
  day: PartyDay
  days: readonly CalendarDay[]
  isStale: boolean
  today: PartyDay
  move: PartyMove | undefined
} & PartyCalendarProps

function Grid({ range, day, days, isStale, today, ...shared }: GridProps) {
  const language = useLanguage()
  return (
    <div aria-busy={isStale} className={styles.grid} data-range={range}>
      {weekdayNames(language).map((weekday) => (
        <span key={weekday} className={styles.weekday} aria-hidden="true">
          {weekday}
        </span>
      ))}
      {days.map((one) => (
        <DayCell
          key={one.room.date}
          day={one}
          isToday={one.room.date === today}
          isOutside={range === 'month' && one.room.date.slice(0, 7) !== day.slice(0, 7)}
          isRoomy={range === 'week'}
          {...shared}
        />
      ))}
    </div>
  )
}

type DraggingProps = { days: readonly CalendarDay[]; move: PartyMove; children: ReactNode }

function Dragging({ days, move, children }: DraggingProps) {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const sensors = usePointerSensors()
  const parties = new Map(days.flatMap(({ entries }) => entries.map(({ party }) => [party.id, party])))
  const words = {
    pickedUp: (name: string, day: string) => text('admin.calendar.pickedUp', { name, day }),
    isOver: (name: string, day: string) => text('admin.calendar.isOverDay', { name, day }),
    putDown: (name: string, day: string) => text('admin.calendar.putDown', { name, day }),
    isBack: (name: string, day: string) => text('admin.calendar.isBack', { name, day }),
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{
        announcements: dragAnnouncements(words, {
          getName: (key) => parties.get(Number(key))?.customerName ?? '',
          getPlace: (key): [day: string] => [
            formatLong(parties.get(Number(key))?.bookingDate ?? String(key), language),
          ],
        }),
        screenReaderInstructions: { draggable: text('admin.calendar.instructions') },
      }}
      onDragEnd={({ active, over }) => {
        const party = parties.get(Number(active.id))
        if (party && over && over.id !== party.bookingDate) move.ask(party, String(over.id))
      }}
    >
      {children}
    </DndContext>
  )
}

function useIsBackWords() {
  const text = useText()
  const language = useLanguage()
  return ({ customerName: name, bookingDate }: Party) =>
    text('admin.calendar.isBack', { name, day: formatLong(bookingDate, language) })
}

/** Says where a party is while keys move it, and what is there. */
function Over({
  move: { party, day },
  days,
}: {
  move: NonNullable<PartyMove['picked']>
  days: readonly CalendarDay[] | undefined
}) {
  const text = useText()
  const values = { name: party.customerName, day: formatLong(day, useLanguage()) }
  const room = days?.find((one) => one.room.date === day)?.room
  if (!room) return text('admin.calendar.isOverDay', values)
  const { parties, maxParties: most, teepeesLeft: left } = room
  return text('admin.calendar.isOver', { ...values, parties, most, left })
}

/** Returns whether a day has nothing to show in a list. */
function isQuiet({ entries, repairs, room }: CalendarDay): boolean {
  return entries.length === 0 && repairs.length === 0 && !room.isUnavailable
}
