import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './drop-area.module.css'
import { getFiles } from './use-page-files.ts'

type DropAreaProps = {
  onFiles: (files: File[]) => void
  className?: string | undefined
  children: ReactNode
}

/** Accepts pictures that are dropped onto it, or pasted while focus is inside. */
export function DropArea({ onFiles, className, children }: DropAreaProps) {
  const text = useText()
  const { isOver, end, handlers } = useFilesOver()
  const take = (event: ClipboardEvent | DragEvent) => {
    const files = getFiles(event.nativeEvent)
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for the keyboard
    <div
      className={classNames(styles.area, className)}
      data-over={isOver || undefined}
      {...handlers}
      onDrop={(event) => {
        end()
        if (carriesFiles(event)) event.preventDefault()
        take(event)
      }}
      onPaste={take}
    >
      {children}
      {isOver && (
        <p className={styles.invitation} aria-hidden="true">
          {text('admin.pictures.dropHere')}
        </p>
      )}
    </div>
  )
}

/** Whether files are held over an element, and the handlers that tell. */
function useFilesOver() {
  const [isOver, setIsOver] = useState(false)
  // Entering a child fires dragleave on the parent, so only the balance of enter and leave events is
  // reliable.
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setIsOver(false)
  }
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      // Only the innermost area handles the file and reports it.
      event.stopPropagation()
      depth.current += 1
      setIsOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    },
    onDragLeave: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.stopPropagation()
      depth.current -= 1
      if (depth.current <= 0) end()
    },
  }
  return { isOver, end, handlers }
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}
