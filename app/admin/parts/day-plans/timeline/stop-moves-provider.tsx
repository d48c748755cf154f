import { type CollisionDetection, DndContext, type DragEndEvent, pointerWithin } from '@dnd-kit/core'
import { type ReactNode, useId, useState } from 'react'
import { dragAnnouncements, usePointerSensors } from '#app/admin/parts/lists/dragging.ts'
import { KeyMoveStatus } from '#app/admin/parts/lists/key-move-status.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Party } from '#contract/crew/agenda.ts'
import type { DayPlan } from '#contract/crew/work.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { toMinutes } from '#domain/foundation/time/time-of-day.ts'
import { findPlace, stopKey, toStopOrder } from '../stop-order.ts'
import styles from './crew-timeline.module.css'
import { MoveStopDialog } from './move-stop-dialog.tsx'
import { findDropHour, getSpan, placeAround } from './timeline-place.ts'
import { readSpot } from './timeline-spots.ts'
import { StopMovesContext, type StopOnDay, useStopMove } from './use-stop-move.ts'

type StopMovesProps = {
  readonly plans: readonly DayPlan[]
  /** Asks about moving a party: a setup cannot leave its party's day. */
  readonly onParty: (party: Party, day: PartyDay) => void
  readonly children: ReactNode
}

/**
 * Makes the stops of the days inside movable by mouse, touch, keyboard or a form, and asks before it moves
 * one.
 */
export function StopMovesProvider({ plans, onParty, children }: StopMovesProps) {
  const text = useText()
  const id = useId()
  const sensors = usePointerSensors()
  const [announcement, setAnnouncement] = useState('')
  const stops = new Map(
    plans.flatMap((plan) =>
      plan.plans.flatMap((crew) => crew.stops.map((stop) => [stopKey(stop), { stop, plan }])),
    ),
  )
  const getName = (key: string) => stops.get(key)?.stop.party.customerName ?? ''
  const describePlace = (key: string): string => {
    const on = stops.get(key)
    const at = on && findPlace(toStopOrder(on.plan), key)
    return at
      ? text('admin.dayPlans.place', { stop: at.place + 1, crew: at.crew + 1 })
      : text('admin.dayPlans.nowhere')
  }
  const describeSpot = (key: string): string => {
    const spot = readSpot(key)
    if (!spot) return describePlace(key)
    const day = formatLong(spot.date, text.language)
    return spot.crew === undefined
      ? text('admin.timeline.overDay', { day })
      : text('admin.timeline.overCrew', { crew: spot.crew + 1, day })
  }
  const move = useStopMove({
    plans,
    onBack: ({ stop }) =>
      setAnnouncement(
        text('admin.dayPlans.isBack', {
          name: stop.party.customerName,
          place: describePlace(stopKey(stop)),
        }),
      ),
  })
  const { picked, proposed } = move
  const drop = ({ active, over }: DragEndEvent) => {
    const on = stops.get(String(active.id))
    const spot = over && readSpot(String(over.id))
    const left = active.rect.current.translated?.left
    if (!on || !spot || left === undefined) return
    if (spot.date !== on.plan.date) return move.propose(on, { day: spot.date, crew: 0, place: 0 })
    if (spot.crew !== undefined)
      move.propose(on, toWish(on, spot.crew, (left - over.rect.left) / over.rect.width))
  }
  const proposedOn = proposed && stops.get(proposed.key)
  const overDay = picked && stops.get(picked.key)?.plan.date !== picked.at.day ? picked.at.day : undefined
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={lanesFirst}
      accessibility={{
        announcements: dragAnnouncements({
          say: (step, key, at) =>
            text(`admin.dayPlans.${step === 'putDown' ? 'isOver' : step}`, {
              name: getName(String(key)),
              place: describeSpot(String(at)),
            }),
          isAtHome: (key, over) => isAtHome(stops.get(String(key)), String(over)),
        }),
      }}
      onDragEnd={drop}
    >
      <StopMovesContext value={{ ...move, helpId: `${id}-help` }}>
        <p id={`${id}-help`} className={styles.help}>
          {text('admin.timeline.help')} <span className={styles.keys}>{text('admin.timeline.keys')}</span>
        </p>
        {children}
      </StopMovesContext>
      <KeyMoveStatus isMoving={picked !== undefined}>
        {!picked && announcement}
        {picked &&
          (overDay
            ? text('admin.calendar.isOverDay', {
                name: getName(picked.key),
                day: formatLong(overDay, text.language),
              })
            : text('admin.dayPlans.isOver', {
                name: getName(picked.key),
                place: text('admin.dayPlans.place', { stop: picked.at.place + 1, crew: picked.at.crew + 1 }),
              }))}
      </KeyMoveStatus>
      {proposed && proposedOn && (
        <MoveStopDialog
          {...proposedOn}
          wish={proposed.wish}
          onClose={move.close}
          onParty={(day) => {
            move.close()
            onParty(proposedOn.stop.party, day)
          }}
        />
      )}
    </DndContext>
  )
}

function isAtHome(on: StopOnDay | undefined, over: string): boolean {
  const spot = readSpot(over)
  if (!on || spot?.date !== on.plan.date) return false
  return spot.crew === findPlace(toStopOrder(on.plan), stopKey(on.stop))?.crew
}

/** Lanes lie within their day, which catches drops outside of them. */
const lanesFirst: CollisionDetection = (question) => {
  const hits = pointerWithin(question)
  const lanes = hits.filter(({ id }) => readSpot(String(id))?.crew !== undefined)
  return lanes.length > 0 ? lanes : hits
}

/** Returns the target of a stop dropped on a crew's lane, where `share` is how far along its start is. */
function toWish({ stop, plan }: StopOnDay, crew: number, share: number) {
  const key = stopKey(stop)
  const { from, to } = getSpan(plan)
  const start = from + share * (to - from)
  const stops = (plan.plans[crew]?.stops ?? []).filter((other) => stopKey(other) !== key)
  const long = toMinutes(stop.endsAt) - toMinutes(stop.arrivesAt)
  const place = placeAround(stops, key, start + long / 2)
  const previous = stops[place - 1]
  const freeFrom = toMinutes(previous?.endsAt ?? plan.window?.from ?? '00:00')
  return { day: plan.date, crew, place, notBefore: findDropHour(stop, start, freeFrom) }
}
