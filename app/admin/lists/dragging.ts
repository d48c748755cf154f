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

/** What starts dragging: a mouse, a finger or the keyboard. */
export function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_THRESHOLD_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: LONG_PRESS_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  )
}

type Told<Place extends readonly unknown[]> = (name: string, ...place: Place) => string

type DragWords<Place extends readonly unknown[]> = {
  readonly pickedUp: Told<Place>
  readonly isOver: Told<Place>
  readonly putDown: Told<Place>
  readonly isBack: Told<Place>
}

type Dragged<Place extends readonly unknown[]> = {
  readonly nameOf: (id: UniqueIdentifier) => string
  /** Returns where something is, as the words take it. */
  readonly placeOf: (id: UniqueIdentifier) => Place
}

/** What a screen reader says about dragging. */
export function dragAnnouncements<Place extends readonly unknown[]>(
  words: DragWords<Place>,
  { nameOf, placeOf }: Dragged<Place>,
): Announcements {
  const pickedUp = (id: UniqueIdentifier) => words.pickedUp(nameOf(id), ...placeOf(id))
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      return over.id === active.id
        ? pickedUp(active.id)
        : words.isOver(nameOf(active.id), ...placeOf(over.id))
    },
    onDragEnd: ({ active, over }) => words.putDown(nameOf(active.id), ...placeOf((over ?? active).id)),
    onDragCancel: ({ active }) => words.isBack(nameOf(active.id), ...placeOf(active.id)),
  }
}
