import { useDroppable } from '@dnd-kit/core'
import { memo } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { CrewTime } from './crew-time.tsx'
import { Busy, Closed, type DayProps, Repairs, Room } from './day-cell.tsx'
import type { DayEntry } from './day-entries.ts'
import styles from './day-rows.module.css'
import { MovableEntry } from './movable-party.tsx'
import { whereaboutsWords } from './teepee-whereabouts.ts'

/** A day as a list, sorted by time. */
function PlainDayRows({ day, isToday, move, onParty, onDay }: DayProps) {
  const text = useText()
  const { room, entries, plan, repairs, whereabouts } = day
  const { setNodeRef, isOver } = useDroppable({ id: room.date })
  const where = whereaboutsWords(whereabouts, text)
  const name = formatLong(room.date, text.language)
  return (
    <section
      ref={setNodeRef}
      className={styles.day}
      aria-label={name}
      data-target={isOver || move?.picked?.day === room.date}
    >
      <Row as="header" gap={3} rowGap={0}>
        <button
          type="button"
          className={styles.name}
          aria-label={text('admin.calendar.runSheetOf', { day: name })}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(room.date)}
        >
          {name}
        </button>
        {room.teepeesInUse > 0 && <Room room={room} />}
        {where !== '' && (
          <Text as="span" size="xs" tone="soft">
            {where}
          </Text>
        )}
      </Row>
      <Closed room={room} />
      <Busy room={room} />
      <Repairs repairs={repairs} />
      {entries.length > 0 && <Entries {...{ entries, move, onParty }} />}
      {plan && <CrewTime plan={plan} />}
    </section>
  )
}

type EntriesProps = Pick<DayProps, 'move' | 'onParty'> & Pick<DayProps['day'], 'entries'>

function Entries({ entries, move, onParty }: EntriesProps) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.kind}-${entry.party.id}`}>
          <MovableEntry entry={entry} move={move}>
            <EntryRow entry={entry} onParty={onParty} />
          </MovableEntry>
        </li>
      ))}
    </ol>
  )
}

/** Memoized: re-renders only if its day changed. */
export const DayRows = memo(PlainDayRows)

type EntryRowProps = { entry: DayEntry; onParty: (party: Party) => void }

function EntryRow({ entry: { kind, at, party, stop, crew }, onParty }: EntryRowProps) {
  const text = useText()
  const { customerName: name, city, zipCode, numberOfTeepees, themeName } = party
  const titles = {
    setup: text('admin.calendar.setUp', { name }),
    party: name,
    stay: text('admin.calendar.stay', { name }),
    collect: text('admin.calendar.collect', { name }),
  }
  const isJob = kind === 'setup' || kind === 'collect'
  return (
    <button
      type="button"
      className={styles.entry}
      data-kind={kind}
      data-status={party.bookingStatus}
      onClick={() => onParty(party)}
    >
      <span className={styles.at}>
        {isJob && stop && text('party.window', { from: at, to: stop.endsAt })}
        {!(isJob && stop) && kind !== 'stay' && formatTime(at, text.language)}
      </span>
      <Row as="span" gap={3} rowGap={0} align="stretch" breaksWords>
        <strong>{titles[kind]}</strong>
        <Text as="span" tone="soft">
          {isJob ? (
            <>
              {crew !== undefined && `${text('admin.calendar.crew', { crew })}, `}
              {city} {zipCode}
            </>
          ) : (
            <>
              {text('admin.calendar.party')}, {text('party.teepees', { count: numberOfTeepees })},{' '}
              <span lang="en">{themeName}</span>, {city} {zipCode}
            </>
          )}
        </Text>
        {isJob &&
          stop?.conflicts.map((conflict) => (
            <span key={conflict} className={styles.conflict}>
              <Icon name="warning" /> {conflict}
            </span>
          ))}
      </Row>
    </button>
  )
}
