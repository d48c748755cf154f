import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import type { DayRoom, Party } from '#contract/calendar/agenda.ts'
import type { Resource } from '#contract/calendar/resources.ts'
import { formatLong, type PartyDay } from '#domain/time/party-day.ts'
import { BOOKINGS_WORDS } from './bookings-words.ts'
import styles from './day-cell.module.css'
import { whereaboutsOn, whereaboutsWords } from './teepee-whereabouts.ts'

type DayCellProps = {
  room: DayRoom
  parties: Party[]
  /** The resources that may be in repair. */
  resources: Resource[]
  isToday: boolean
  /** A day of the month before or after. */
  isOutside: boolean
  onParty: (party: Party) => void
  onDay: (day: PartyDay) => void
}

export function DayCell({ room, parties, resources, isToday, isOutside, onParty, onDay }: DayCellProps) {
  const words = useWords(BOOKINGS_WORDS).days
  const language = useLanguage()
  const whereabouts = whereaboutsWords(whereaboutsOn(room, parties, resources), language)
  const day = formatLong(room.date, language)
  return (
    <article
      className={styles.day}
      data-outside={isOutside}
      data-closed={room.isUnavailable}
      data-empty={parties.length === 0 && whereabouts === ''}
    >
      <header className={styles.head}>
        <button
          type="button"
          className={styles.number}
          aria-label={words.runSheetOf(day)}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(room.date)}
        >
          <span className={styles.inMonth}>{Number(room.date.slice(8))}</span>
          <span className={styles.inList}>{day}</span>
        </button>
        {room.teepeesInUse > 0 && <Room room={room} />}
      </header>
      {whereabouts !== '' && <p className={styles.whereabouts}>{whereabouts}</p>}
      {room.isUnavailable && <p className={styles.closed}>{room.unavailableReason ?? words.unavailable}</p>}
      {parties.map((party) => (
        <button
          key={party.id}
          type="button"
          className={styles.party}
          data-status={party.bookingStatus}
          onClick={() => onParty(party)}
        >
          <span className={styles.name}>{party.customerName}</span>
          <span className={styles.what}>
            {party.numberOfTeepees} × <span lang="en">{party.themeName}</span>
          </span>
        </button>
      ))}
    </article>
  )
}

function Room({ room: { parties, maxParties, teepeesInUse, teepeeStock } }: { room: DayRoom }) {
  const words = useWords(BOOKINGS_WORDS).days
  const isFull = parties >= maxParties || teepeesInUse >= teepeeStock
  return (
    <span className={styles.room} data-full={isFull}>
      <span aria-hidden="true">
        {parties}/{maxParties} · {teepeesInUse}/{teepeeStock}
      </span>
      <span className="visually-hidden">
        {words.parties(parties, maxParties)}, {words.teepees(teepeesInUse, teepeeStock)}
      </span>
    </span>
  )
}
