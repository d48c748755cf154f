import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import styles from './side-panel.module.css'

type SidePanelProps = {
  readonly title: string
  /** The path of the open item: focus returns to the link in the list that points to it. */
  readonly path: string
  readonly onClose: () => void
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Shows the open item beside its list, as a non-modal dialog: the list stays usable. */
export function SidePanel({ title, path, onClose, footer, children }: SidePanelProps) {
  const text = useText()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return () => {
      // The element that opened the panel may have been re-rendered to make room; its link is still in the
      // list.
      const row = document.querySelector('tbody')?.querySelector<HTMLElement>(`[href="${path}"]`)
      if (document.activeElement === document.body) row?.focus()
    }
  }, [path])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        // A menu of the panel closes by itself.
        const isInside = event.currentTarget.contains(event.target as Node)
        if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return
        // Stops this Escape from reaching the document listener of the confirmation that it may open.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <Sheet
        isDense
        head={
          <Row as="header" justify="space-between" wraps={false} className={styles.header}>
            <Text id={titleId} as="h2" size="lg">
              {title}
            </Text>
            <IconButton icon="cross" label={text('ui.close')} onClick={onClose} />
          </Row>
        }
        foot={footer}
      >
        <div className={styles.content}>{children}</div>
      </Sheet>
    </div>
  )
}
