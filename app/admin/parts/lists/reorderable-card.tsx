import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { MouseEventHandler, ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import styles from './reorderable-grid.module.css'

export type Reorderable = { readonly id: number; readonly name: string }

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

export function ReorderableCard({ item, isFirst, isLast, isInList, onStep, children }: ReorderableCardProps) {
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
