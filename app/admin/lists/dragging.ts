import {
  type Announcements,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'

const MOUSE_THRESHOLD_PX = 5
const LONG_PRESS_MS = 120
/** A finger that moves further during the delay is scrolling. */
const TOUCH_TOLERANCE_PX = 8
const TOUCH = { activationConstraint: { delay: LONG_PRESS_MS, tolerance: TOUCH_TOLERANCE_PX } }

/** What starts dragging where keys have a way of their own: a mouse or a finger. */
export function usePointerSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_THRESHOLD_PX } }),
    useSensor(TouchSensor, TOUCH),
  )
}

/** What starts dragging: a mouse, a finger or the keyboard. */
export function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_THRESHOLD_PX } }),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  )
}

type Announcement<Position extends readonly unknown[]> = (name: string, ...place: Position) => string

type DragWords<Position extends readonly unknown[]> = {
  readonly pickedUp: Announcement<Position>
  readonly isOver: Announcement<Position>
  readonly putDown: Announcement<Position>
  readonly isBack: Announcement<Position>
}

type Dragged<Position extends readonly unknown[]> = {
  readonly getName: (id: UniqueIdentifier) => string
  /** Returns where something is, as the words take it. */
  readonly getPlace: (id: UniqueIdentifier) => Position
  /** Whether something is over the place that it comes from, which is another thing than itself. */
  readonly isAtHome?: (id: UniqueIdentifier, over: UniqueIdentifier) => boolean
}

/** What a screen reader says about dragging. */
export function dragAnnouncements<Position extends readonly unknown[]>(
  words: DragWords<Position>,
  { getName, getPlace, isAtHome }: Dragged<Position>,
): Announcements {
  const pickedUp = (id: UniqueIdentifier) => words.pickedUp(getName(id), ...getPlace(id))
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      return over.id === active.id || isAtHome?.(active.id, over.id)
        ? pickedUp(active.id)
        : words.isOver(getName(active.id), ...getPlace(over.id))
    },
    onDragEnd: ({ active, over }) => words.putDown(getName(active.id), ...getPlace((over ?? active).id)),
    onDragCancel: ({ active }) => words.isBack(getName(active.id), ...getPlace(active.id)),
  }
}
