import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type MouseEventHandler, type ReactNode, useId, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { useAutoScroll, useInstantScroll } from './auto-scroll.ts'
import { dragAnnouncements, useDragSensors } from './dragging.ts'
import styles from './reorderable-grid.module.css'

type ReorderableGridProps<Item extends Reorderable> = {
  label: string
  items: readonly Item[]
  onReorder: (items: Item[]) => void
  /** Uses a single column at any width. */
  isList?: boolean
  /** Renders a card; `controls` are the drag handle and two buttons that move it without dragging. */
  children: (item: Item, controls: ReactNode) => ReactNode
}

/** A grid of cards that can be reordered by mouse, touch, keyboard or buttons. */
export function ReorderableGrid<Item extends Reorderable>(props: ReorderableGridProps<Item>) {
  const { label, items, onReorder, isList = false, children } = props
  const text = useText()
  const id = useId()
  const [isDragging, setIsDragging] = useState(false)
  const [moved, setMoved] = useState('')
  useInstantScroll()
  useAutoScroll(isDragging)
  const sensors = useDragSensors()
  const indexOf = (itemId: UniqueIdentifier) => items.findIndex((item) => item.id === itemId)
  const total = items.length
  const getName = (index: number) => items[index]?.name ?? ''
  const announcements = dragAnnouncements({
    say: (step, dragged, at) =>
      text(`admin.lists.order.${step}`, { name: getName(indexOf(dragged)), place: indexOf(at) + 1, total }),
  })
  const move = (from: number, to: number) => {
    if (from !== to && items[from] && items[to]) onReorder(arrayMove([...items], from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    setIsDragging(false)
    if (over) move(indexOf(active.id), indexOf(over.id))
  }
  const step = (from: number, by: -1 | 1) => {
    move(from, from + by)
    setMoved(text('admin.lists.order.isNow', { name: getName(from), place: from + by + 1, total }))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={false}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: text('admin.lists.order.instructions') },
      }}
      onDragStart={() => setIsDragging(true)}
      onDragEnd={drop}
      onDragCancel={() => setIsDragging(false)}
    >
      <SortableContext
        items={items.map((item) => item.id)}
        strategy={isList ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <ul aria-label={label} className={isList ? styles.list : styles.grid}>
          {items.map((item, index) => (
            <ReorderableCard
              key={item.id}
              item={item}
              isInList={isList}
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

type Reorderable = { readonly id: number; readonly name: string }

type ReorderableCardProps = {
  item: Reorderable
  isFirst: boolean
  isLast: boolean
  /**
   * In a single column: it moves up and down, and is dragged only by its handle, so that its text can be
   * selected.
   */
  isInList: boolean
  onStep: (by: -1 | 1) => void
  children: (controls: ReactNode) => ReactNode
}

function ReorderableCard({ item, isFirst, isLast, isInList, onStep, children }: ReorderableCardProps) {
  const text = useText()
  const {
    setNodeRef,
    attributes,
    listeners = {},
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: item.id,
    attributes: { roleDescription: text('admin.lists.order.card') },
  })
  // A mouse can drag the whole card. Touch needs the handle, so that the page still scrolls.
  const { onMouseDown, ...handleListeners } = listeners
  const controls = (
    <>
      <IconButton
        icon="drag-handle"
        label={text('admin.lists.order.drag', { name: item.name })}
        className={styles.handle}
        {...attributes}
        {...(isInList ? listeners : handleListeners)}
      />
      <IconButton
        icon={isInList ? 'chevron-up' : 'chevron-left'}
        label={text('admin.lists.order.earlier', { name: item.name })}
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={isInList ? 'chevron-down' : 'chevron-right'}
        label={text('admin.lists.order.later', { name: item.name })}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </>
  )
  return (
    <li
      ref={setNodeRef}
      onMouseDown={isInList ? undefined : (onMouseDown as MouseEventHandler | undefined)}
      className={styles.place}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(controls)}
    </li>
  )
}
