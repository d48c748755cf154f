import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import type { Party } from '#contract/crew/agenda.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { CalendarRange } from './calendar-range.ts'

export type MovedParty = { readonly party: Party; readonly day: PartyDay }

/** Moves a party to another day: by keyboard, or dropped and then confirmed. */
export type PartyMove = {
  /** The party being moved by keyboard, and the day it is over. */
  readonly picked: MovedParty | undefined
  /** The party that was dropped on another day and needs confirmation. */
  readonly proposed: MovedParty | undefined
  /** The party whose handle gets focus back. */
  readonly focused: number | undefined
  readonly pickUp: (party: Party) => void
  readonly propose: (party: Party, day: PartyDay) => void
  readonly close: () => void
}

type Options = {
  readonly range: CalendarRange
  /** Shows a day that the keyboard has reached. */
  readonly onDay: (day: PartyDay) => void
  /** Called when a party stays where it was. */
  readonly onBack: (party: Party) => void
}

/**
 * Moves parties by keyboard: once picked up, a party follows the arrow keys until it is dropped; Escape
 * cancels.
 */
export function usePartyMove({ range, onDay, onBack }: Options): PartyMove {
  const [picked, setPicked] = useState<PartyMove['picked']>()
  const [proposed, setProposed] = useState<PartyMove['proposed']>()
  const [focused, setFocused] = useState<number>()

  const putBack = ({ party }: { party: Party }) => {
    setPicked(undefined)
    setFocused(party.id)
    onDay(party.bookingDate)
    onBack(party)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!picked) return
    const { party, day } = picked
    const days = daysByKey(event.key, range)
    if (days !== undefined) {
      const today = partyDayAt(new Date())
      const target = addDays(day, days)
      const next = target < today ? today : target
      setPicked({ party, day: next })
      onDay(next)
    } else if (event.key === 'Escape' || event.key === 'Tab') putBack(picked)
    else if (event.key !== 'Enter' && event.key !== ' ') return
    else if (day === party.bookingDate) putBack(picked)
    else {
      setPicked(undefined)
      setProposed(picked)
    }
    event.preventDefault()
    event.stopPropagation()
  })
  const isPicked = picked !== undefined
  useEffect(() => {
    if (!isPicked) return
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [isPicked])

  const pickUp = useCallback((party: Party) => {
    setFocused(undefined)
    setPicked({ party, day: party.bookingDate })
  }, [])
  const propose = useCallback((party: Party, day: PartyDay) => {
    setPicked(undefined)
    setProposed({ party, day })
  }, [])
  const close = useStableCallback(() => {
    setFocused(proposed?.party.id)
    setProposed(undefined)
  })
  return useMemo(
    () => ({ picked, proposed, focused, pickUp, propose, close }),
    [picked, proposed, focused, pickUp, propose, close],
  )
}

/** Returns how many days a key moves a party; undefined if it does not move it. */
function daysByKey(key: string, range: CalendarRange): number | undefined {
  const row = range === 'month' || range === 'week' ? 7 : 1
  const days: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -row,
    ArrowDown: row,
    PageUp: -28,
    PageDown: 28,
  }
  return days[key]
}
