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
  const keyboard = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' } as const
  return useSensors(...usePointerSensors(), useSensor(KeyboardSensor, keyboard))
}

type DragStep = 'pickedUp' | 'isOver' | 'putDown' | 'isBack'

type Drag = {
  /** Words a step of the dragged item, at an item or a drop target. */
  say(step: DragStep, dragged: UniqueIdentifier, at: UniqueIdentifier): string
  /** Whether an item is over its own original position. */
  isAtHome?(dragged: UniqueIdentifier, over: UniqueIdentifier): boolean
}

/** The drag announcements for screen readers. */
export function dragAnnouncements({ say, isAtHome }: Drag): Announcements {
  return {
    onDragStart: ({ active: { id } }) => say('pickedUp', id, id),
    onDragOver: ({ active: { id }, over }) => {
      if (!over) return undefined
      return over.id === id || isAtHome?.(id, over.id) ? say('pickedUp', id, id) : say('isOver', id, over.id)
    },
    onDragEnd: ({ active, over }) => say('putDown', active.id, (over ?? active).id),
    onDragCancel: ({ active: { id } }) => say('isBack', id, id),
  }
}
