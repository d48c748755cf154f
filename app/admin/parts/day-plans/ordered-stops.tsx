import {
  closestCorners,
  DndContext,
  type DragEndEvent,
  type UniqueIdentifier,
  useDroppable,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useId, useState } from 'react'
import { dragAnnouncements, useDragSensors } from '#app/admin/parts/lists/dragging.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { useDayOrder } from './day-plans-query.ts'
import styles from './ordered-stops.module.css'
import { findPlace, type StopOrder, stopKey, toStopOrder, withStopAt } from './stop-order.ts'

type OrderedStopsProps = {
  plan: DayPlan
  /** Renders a stop; `controls` move it without dragging. */
  children: (stop: JobStop, controls: ReactNode) => ReactNode
}

/** A day's stops by crew, reorderable within and across crews by mouse, touch, keyboard or buttons. */
export function OrderedStops({ plan, children }: OrderedStopsProps) {
  const text = useText()
  const id = useId()
  const sensors = useDragSensors()
  const { keep, isBusy, checked } = useDayOrder(plan)
  const [moved, setMoved] = useState('')
  const order = toStopOrder(plan)
  const stops = new Map(plan.plans.flatMap((crew) => crew.stops.map((stop) => [stopKey(stop), stop])))
  const getName = (key: UniqueIdentifier) => stops.get(String(key))?.party.customerName ?? ''
  const move = (key: string, crew: number, place: number) => {
    // The order on screen is out of date until the last move has been saved.
    if (isBusy) return
    keep(withStopAt(order, key, crew, place))
    setMoved(
      text('admin.dayPlans.moved', {
        name: getName(key),
        place: text('admin.dayPlans.place', { stop: place + 1, crew: crew + 1 }),
      }),
    )
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    const target = findTarget(order, over.id)
    if (target) move(String(active.id), target.crew, target.place)
  }
  const describePlace = (key: UniqueIdentifier) => {
    const target = findTarget(order, key)
    return target
      ? text('admin.dayPlans.place', { stop: target.place + 1, crew: target.crew + 1 })
      : text('admin.dayPlans.nowhere')
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCorners}
      accessibility={{
        announcements: dragAnnouncements({
          say: (step, dragged, at) =>
            text(`admin.dayPlans.${step}`, { name: getName(dragged), place: describePlace(at) }),
        }),
        screenReaderInstructions: { draggable: text('admin.dayPlans.instructions') },
      }}
      onDragEnd={drop}
    >
      <div className={styles.crews} data-several={order.length > 1} aria-busy={isBusy}>
        {order.map((_, crew) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crew is its number
          <CrewStops key={crew} crew={crew} plan={plan} order={order} onMove={move}>
            {children}
          </CrewStops>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {moved} {checked && `${checked}.`}
      </p>
    </DndContext>
  )
}

/** Returns the position of a stop, or the first position of a crew without stops. */
function findTarget(order: StopOrder, id: UniqueIdentifier) {
  return findPlace(order, String(id)) ?? emptyCrew(String(id), order)
}

function emptyCrew(id: string, order: readonly unknown[][]) {
  const crew = order.findIndex((_, index) => id === crewKey(index))
  return crew < 0 ? undefined : { crew, place: order[crew]?.length ?? 0 }
}

function crewKey(crew: number): string {
  return `crew-${crew}`
}

type CrewStopsProps = {
  /** Zero-based. */
  crew: number
  plan: DayPlan
  order: StopOrder
  onMove: (key: string, crew: number, place: number) => void
  children: OrderedStopsProps['children']
}

function CrewStops({ crew, plan, order, onMove, children }: CrewStopsProps) {
  const text = useText()
  const { stops = [], driveMinutes = 0, backAt } = plan.plans[crew] ?? {}
  const { setNodeRef, isOver } = useDroppable({ id: crewKey(crew), disabled: stops.length > 0 })
  const other = (crew + 1) % order.length
  return (
    <Stack
      as="section"
      aria-label={text('admin.dayPlans.crewOn', { crew: crew + 1, day: plan.date })}
      gap={2}
    >
      <Row as="h3" align="baseline" gap={3} rowGap={0} font="body" size="md" weight={650}>
        {order.length === 1 ? text('admin.dayPlans.stops') : text('admin.dayPlans.crew', { crew: crew + 1 })}
        {stops.length > 0 && (
          <span className={styles.way}>
            {backAt === undefined
              ? text('admin.dayPlans.way.only', { minutes: driveMinutes })
              : text('admin.dayPlans.way.back', { minutes: driveMinutes, backAt })}
          </span>
        )}
      </Row>
      <SortableContext items={stops.map(stopKey)} strategy={verticalListSortingStrategy}>
        <Stack as="ol" ref={setNodeRef} role="list" gap={3} className={styles.stops} data-over={isOver}>
          {stops.map((stop, place) => {
            const key = stopKey(stop)
            const to = (crewTo: number, placeTo: number) => () => onMove(key, crewTo, placeTo)
            return (
              <MovableStop
                key={key}
                stop={stop}
                onEarlier={place > 0 ? to(crew, place - 1) : undefined}
                onLater={place < stops.length - 1 ? to(crew, place + 1) : undefined}
                otherCrew={order.length > 1 ? other + 1 : undefined}
                onOtherCrew={to(other, order[other]?.length ?? 0)}
              >
                {children}
              </MovableStop>
            )
          })}
        </Stack>
      </SortableContext>
      {stops.length === 0 && <p className={styles.none}>{text('admin.dayPlans.nothing')}</p>}
    </Stack>
  )
}

type MovableStopProps = {
  stop: JobStop
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  /** The crew that can take the stop over; undefined if there is only one crew. */
  otherCrew: number | undefined
  onOtherCrew: () => void
  children: OrderedStopsProps['children']
}

function MovableStop({ stop, onEarlier, onLater, otherCrew, onOtherCrew, children }: MovableStopProps) {
  const text = useText()
  const sortable = useSortable({
    id: stopKey(stop),
    attributes: { roleDescription: text('admin.dayPlans.sortable') },
  })
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = sortable
  const job = text('admin.dayPlans.jobAt', { kind: stop.kind, name: stop.party.customerName })
  const controls = (
    <span className={styles.controls}>
      <IconButton
        icon="drag-handle"
        label={text('admin.dayPlans.drag', { job })}
        className={styles.handle}
        {...attributes}
        {...listeners}
      />
      <IconButton
        icon="chevron-up"
        label={text('admin.dayPlans.earlier', { job })}
        disabled={!onEarlier}
        onClick={onEarlier}
      />
      <IconButton
        icon="chevron-down"
        label={text('admin.dayPlans.later', { job })}
        disabled={!onLater}
        onClick={onLater}
      />
      {otherCrew !== undefined && (
        <IconButton
          icon="users"
          label={text('admin.dayPlans.toCrew', { job, crew: otherCrew })}
          onClick={onOtherCrew}
        />
      )}
    </span>
  )
  return (
    <li
      ref={setNodeRef}
      className={styles.stop}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(stop, controls)}
    </li>
  )
}
