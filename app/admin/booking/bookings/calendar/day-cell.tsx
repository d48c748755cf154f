import { useDroppable } from '@dnd-kit/core'
import { memo } from 'react'
import { describeBusyTimes } from '#app/admin/booking/dialogs/describe-busy-times.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { DayRoom, Party } from '#contract/crew/agenda.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { CrewTime } from './crew-time.tsx'
import styles from './day-cell.module.css'
import type { DayEntry } from './day-entries.ts'
import { MovableEntry } from './movable-party.tsx'
import { whereaboutsWords } from './teepee-whereabouts.ts'
import type { AgendaDay } from './use-calendar-days.ts'
import type { PartyMove } from './use-party-move.ts'

export type DayProps = {
  day: AgendaDay
  isToday: boolean
  move: PartyMove | undefined
  onParty: (party: Party) => void
  onDay: (day: PartyDay) => void
}

type DayCellProps = DayProps & {
  /** A day of the previous or next month. */
  isOutside: boolean
  /** A week has room for the crews' arrival times. */
  isRoomy: boolean
  /** Asks what to do with the day; missing where nothing can be done. */
  onOffer?: ((day: PartyDay) => void) | undefined
}

function PlainDayCell(props: DayCellProps) {
  const { day, isToday, isOutside, isRoomy, move, onParty, onDay, onOffer } = props
  const text = useText()
  const { room, entries, plan, repairs, whereabouts } = day
  const { setNodeRef, isOver } = useDroppable({ id: room.date })
  const where = whereaboutsWords(whereabouts, text)
  const shown = entries.filter(({ kind }) => kind !== 'setup')
  return (
    <article
      ref={setNodeRef}
      className={styles.day}
      data-outside={isOutside}
      data-closed={room.isUnavailable}
      data-empty={shown.length === 0 && where === '' && repairs.length === 0 && !room.busy}
      data-target={isOver || move?.picked?.day === room.date}
    >
      <DayHead {...{ room, isToday, onDay, onOffer }} />
      {where !== '' && <p className={styles.whereabouts}>{where}</p>}
      <Closed room={room} />
      <Busy room={room} />
      {shown.map((entry) => (
        <MovableEntry key={`${entry.kind}-${entry.party.id}`} entry={entry} move={move}>
          <Entry entry={entry} isRoomy={isRoomy} onParty={onParty} />
        </MovableEntry>
      ))}
      <Repairs repairs={repairs} />
      {plan && <CrewTime plan={plan} />}
    </article>
  )
}

type DayHeadProps = Pick<DayCellProps, 'isToday' | 'onDay' | 'onOffer'> & Pick<DayCellProps['day'], 'room'>

function DayHead({ room, isToday, onDay, onOffer }: DayHeadProps) {
  const text = useText()
  const name = formatLong(room.date, text.language)
  return (
    <Row as="header" gap={1} justify="space-between" wraps={false} className={styles.head}>
      <button
        type="button"
        className={styles.number}
        aria-label={text('admin.calendar.runSheetOf', { day: name })}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onDay(room.date)}
      >
        <span className={styles.inMonth}>{Number(room.date.slice(8))}</span>
        <span className={styles.inList}>{name}</span>
      </button>
      {room.teepeesInUse > 0 && <Room room={room} />}
      {onOffer && (
        <button
          type="button"
          className={styles.offer}
          aria-label={text('admin.calendar.offer', { day: name })}
          onClick={() => onOffer(room.date)}
        />
      )}
    </Row>
  )
}

/** Memoized: re-renders only if its day changed. */
export const DayCell = memo(PlainDayCell)

type EntryProps = { entry: DayEntry; isRoomy: boolean; onParty: (party: Party) => void }

function Entry({ entry: { kind, party, at, stop, crew }, isRoomy, onParty }: EntryProps) {
  const text = useText()
  const isWrong = stop !== undefined && stop.conflicts.length > 0
  const who = crew === undefined ? '' : text('admin.calendar.crew', { crew })
  return (
    <button
      type="button"
      className={styles.party}
      data-kind={kind}
      data-status={party.bookingStatus}
      title={isWrong ? stop.conflicts.join(' ') : undefined}
      onClick={() => onParty(party)}
    >
      <span className={styles.name}>
        {isWrong && <Icon name="warning" className={styles.warning} />}
        {kind === 'collect' && text('admin.calendar.collect', { name: party.customerName })}
        {kind === 'stay' && text('admin.calendar.stay', { name: party.customerName })}
        {kind === 'party' && party.customerName}
      </span>
      {kind === 'party' && (
        <Text as="span" tone="soft" breaksWords>
          {party.numberOfTeepees} × <span lang="en">{party.themeName}</span>
        </Text>
      )}
      {isRoomy && kind === 'party' && stop && crew !== undefined && (
        <Text as="span" tone="soft" breaksWords>
          {text('admin.calendar.setUpAt', { time: formatTime(stop.arrivesAt, text.language), crew })}
        </Text>
      )}
      {isRoomy && kind === 'collect' && (
        <Text as="span" tone="soft" breaksWords>
          {formatTime(at, text.language)}, {who}
        </Text>
      )}
    </button>
  )
}

/** Says that a day is closed, and why. */
export function Closed({ room }: { room: DayRoom }) {
  const text = useText()
  if (!room.isUnavailable) return null
  return <p className={styles.closed}>{room.unavailableReason ?? text('admin.calendar.closed')}</p>
}

/** Shows the events in external calendars. */
export function Busy({ room }: { room: DayRoom }) {
  const text = useText()
  return describeBusyTimes(room, text).map((words) => (
    <p key={words} className={styles.repair}>
      <Icon name="warning" />
      {words}
    </p>
  ))
}

/** Shows what is in repair or otherwise away. */
export function Repairs({ repairs }: Pick<AgendaDay, 'repairs'>) {
  const text = useText()
  return repairs.map(({ name, count, reason }) => (
    <p key={`${name} ${reason} ${count}`} className={styles.repair}>
      <Icon name="box" />
      {reason
        ? text('admin.calendar.repairBecause', { name, count, reason })
        : text('admin.calendar.repair', { name, count })}
    </p>
  ))
}

export function Room({ room }: { room: DayRoom }) {
  const { parties, maxParties, teepeesInUse, teepeeStock } = room
  const text = useText()
  const isFull = parties >= maxParties || teepeesInUse >= teepeeStock
  return (
    <span className={styles.room} data-full={isFull}>
      <span aria-hidden="true">
        {isFull
          ? text('admin.calendar.full')
          : text('admin.calendar.free', { count: teepeeStock - teepeesInUse })}
      </span>
      <span className="visually-hidden">
        {text('admin.calendar.room', { parties, maxParties, teepees: teepeesInUse, stock: teepeeStock })}
      </span>
    </span>
  )
}
