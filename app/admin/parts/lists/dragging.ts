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
/** A finger that moves further than this during the delay is scrolling. */
const TOUCH_TOLERANCE_PX = 8
const TOUCH = { activationConstraint: { delay: LONG_PRESS_MS, tolerance: TOUCH_TOLERANCE_PX } }

/** The pointer sensors, mouse and touch, for screens with keyboard handling of their own. */
export function usePointerSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_THRESHOLD_PX } }),
    useSensor(TouchSensor, TOUCH),
  )
}

/** The sensors for mouse, touch and keyboard. */
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
  /** Returns a position as the announcements need it. */
  readonly getPlace: (id: UniqueIdentifier) => Position
  /** Whether an item is over its own original position. */
  readonly isAtHome?: (id: UniqueIdentifier, over: UniqueIdentifier) => boolean
}

/** The drag announcements for screen readers. */
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
