import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '#app/lib/in-both.ts'
import { useAutoScroll, useInstantScroll } from './auto-scroll.ts'
import { LISTS_WORDS } from './lists-words.ts'
import { type Reorderable, ReorderableCard } from './reorderable-card.tsx'
import styles from './reorderable-grid.module.css'

const MOUSE_THRESHOLD_PX = 5
const LONG_PRESS_MS = 120
/** A finger that moves further during the delay is scrolling. */
const TOUCH_TOLERANCE_PX = 8

type OrderWords = (typeof LISTS_WORDS)['en']['order']

type ReorderableGridProps<Item extends Reorderable> = {
  label: string
  items: readonly Item[]
  onReorder: (items: Item[]) => void
  /** Renders a card; `controls` are its handle and the two buttons that move it without dragging. */
  children: (item: Item, controls: ReactNode) => ReactNode
}

/** Cards that can be reordered by mouse, touch, keyboard or two plain buttons. */
export function ReorderableGrid<Item extends Reorderable>(props: ReorderableGridProps<Item>) {
  const { label, items, onReorder, children } = props
  const words = useWords(LISTS_WORDS).order
  const id = useId()
  const [isDragging, setIsDragging] = useState(false)
  const [moved, setMoved] = useState('')
  useInstantScroll()
  useAutoScroll(isDragging)
  const sensors = useReorderSensors()
  const indexOf = (itemId: UniqueIdentifier) => items.findIndex((item) => item.id === itemId)
  const move = (from: number, to: number) => {
    if (from !== to && items[from] && items[to]) onReorder(arrayMove([...items], from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    setIsDragging(false)
    if (over) move(indexOf(active.id), indexOf(over.id))
  }
  const step = (from: number, by: -1 | 1) => {
    move(from, from + by)
    setMoved(words.isNow(items[from]?.name ?? '', from + by + 1, items.length))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={false}
      accessibility={{
        announcements: announcementsFor(items, words),
        screenReaderInstructions: { draggable: words.instructions },
      }}
      onDragStart={() => setIsDragging(true)}
      onDragEnd={drop}
      onDragCancel={() => setIsDragging(false)}
    >
      <SortableContext items={items.map((item) => item.id)} strategy={rectSortingStrategy}>
        <ul aria-label={label} className={styles.grid}>
          {items.map((item, index) => (
            <ReorderableCard
              key={item.id}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onStep={(by) => step(index, by)}
            >
              {(controls) => children(item, controls)}
            </ReorderableCard>
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
    </DndContext>
  )
}

function useReorderSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_THRESHOLD_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: LONG_PRESS_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  )
}

function announcementsFor(items: readonly Reorderable[], words: OrderWords): Announcements {
  const indexOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id)
  const name = (id: UniqueIdentifier) => items[indexOf(id)]?.name ?? ''
  const at = (id: UniqueIdentifier | undefined) => [indexOf(id) + 1, items.length] as const
  const pickedUp = (id: UniqueIdentifier) => words.pickedUp(name(id), ...at(id))
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined
      return over.id === active.id ? pickedUp(active.id) : words.isOver(name(active.id), ...at(over.id))
    },
    onDragEnd: ({ active, over }) => words.putDown(name(active.id), ...at((over ?? active).id)),
    onDragCancel: ({ active }) => words.isBack(name(active.id), ...at(active.id)),
  }
}
