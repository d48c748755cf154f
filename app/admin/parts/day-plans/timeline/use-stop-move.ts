import { createContext, type KeyboardEvent, use, useState } from 'react'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { findPlace, stopKey, toStopOrder } from '../stop-order.ts'
import { type StopPosition, stepByKey } from './timeline-place.ts'

/** The requested position. */
export type Wish = StopPosition & {
  readonly day: PartyDay
  readonly notBefore?: string | undefined
}

export type StopOnDay = { readonly stop: JobStop; readonly plan: DayPlan }

/** Moves a stop to another crew, hour or day: picked up by keyboard, dragged or tapped, then confirmed. */
type StopMove = {
  /** The stop being moved by keyboard, and where it is over. */
  readonly picked: { readonly key: string; readonly at: Wish } | undefined
  /** The stop that was dropped or tapped, and its target. */
  readonly proposed: { readonly key: string; readonly wish: Wish } | undefined
  /** Opens the form for a stop; without a target, at its current position. */
  readonly propose: (on: StopOnDay, wish?: Wish) => void
  readonly close: () => void
  readonly onKey: (event: KeyboardEvent, on: StopOnDay) => void
  readonly onLeave: (on: StopOnDay) => void
}

type StopMoves = StopMove & {
  /** The id of the element that explains how to move stops. */
  readonly helpId: string
}

export const StopMovesContext = createContext<StopMoves | undefined>(undefined)

/** Returns the state and handlers for moving stops in the displayed week. */
export function useStopMoves(): StopMoves {
  const moves = use(StopMovesContext)
  if (!moves) throw new Error('A timeline is shown outside of its week')
  return moves
}

type Options = {
  readonly plans: readonly DayPlan[]
  /** Called when a stop stays where it was. */
  readonly onBack: (on: StopOnDay) => void
}

/**
 * Moves stops by keyboard: once picked up, a stop follows the arrow keys until it is dropped; Escape cancels.
 */
export function useStopMove({ plans, onBack }: Options): StopMove {
  const [picked, setPicked] = useState<StopMove['picked']>()
  const [proposed, setProposed] = useState<StopMove['proposed']>()
  const putBack = (on: StopOnDay) => {
    setPicked(undefined)
    onBack(on)
  }
  const propose = (on: StopOnDay, wish = getWish(on)) => {
    setPicked(undefined)
    if (wish) setProposed({ key: stopKey(on.stop), wish })
  }
  const putDown = (on: StopOnDay, at: Wish) => {
    const was = getWish(on)
    const isHere = was && was.day === at.day && was.crew === at.crew && was.place === at.place
    if (isHere) putBack(on)
    else propose(on, at)
  }
  const onKey = (event: KeyboardEvent, on: StopOnDay) => {
    const key = stopKey(on.stop)
    if (!picked) {
      const at = getWish(on)
      // Enter acts like a tap and opens the form.
      if (event.key !== ' ' || !at) return
      setPicked({ key, at })
    } else {
      const at = step(event.key, picked.at, on, plans)
      if (at) setPicked({ key, at })
      else if (event.key === ' ' || event.key === 'Enter') putDown(on, picked.at)
      else if (event.key === 'Escape') putBack(on)
      else return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    picked,
    proposed,
    propose,
    close: () => setProposed(undefined),
    onKey,
    onLeave: (on) => picked && putBack(on),
  }
}

function getWish({ stop, plan }: StopOnDay): Wish | undefined {
  const at = findPlace(toStopOrder(plan), stopKey(stop))
  return at && { ...at, day: plan.date, notBefore: stop.notBefore }
}

const DAYS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

/** Returns where a key moves a stop: along its day, or to another visible day. */
function step(key: string, at: Wish, { stop, plan }: StopOnDay, plans: readonly DayPlan[]): Wish | undefined {
  const days = DAYS[key]
  if (days !== undefined) {
    const day = addDays(at.day, days)
    return plans.some(({ date }) => date === day) ? { ...at, day } : at
  }
  if (at.day !== plan.date) return /^Arrow/.test(key) ? at : undefined
  const next = stepByKey(key, at, toStopOrder(plan), stopKey(stop))
  return next && { ...at, ...next }
}
