import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Party } from '#contract/crew/agenda.ts'
import { isActive } from '#domain/booking/status.ts'
import type { DayEntry } from './day-entries.ts'
import styles from './movable-party.module.css'
import type { PartyMove } from './use-party-move.ts'

type MovableEntryProps = { entry: DayEntry; move: PartyMove | undefined; children: ReactNode }

/** An entry of the calendar: a party can be moved as long as it is to take place. */
export function MovableEntry({ entry: { kind, party }, move, children }: MovableEntryProps) {
  if (kind !== 'party' || !move || !isActive(party.bookingStatus)) return children
  return (
    <MovableParty party={party} move={move}>
      {children}
    </MovableParty>
  )
}

type MovablePartyProps = { party: Party; move: PartyMove; children: ReactNode }

/**
 * A party that can be dragged to another day, or moved by its handle: the keyboard picks it up, a tap opens
 * the form.
 */
function MovableParty({ party, move, children }: MovablePartyProps) {
  const text = useText()
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: party.id, data: { party } })
  const handle = useRef<HTMLButtonElement>(null)
  const isFocused = move.focused === party.id
  useEffect(() => {
    if (isFocused) handle.current?.focus()
  }, [isFocused])
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={styles.movable}
      data-dragging={isDragging}
      data-picked={move.picked?.party.id === party.id}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      {children}
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-label={text('admin.calendar.byHand', { name: party.customerName, id: party.id })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          move.pickUp(party)
        }}
        onClick={() => move.propose(party, party.bookingDate)}
      >
        <Icon name="drag-handle" />
      </button>
    </div>
  )
}
