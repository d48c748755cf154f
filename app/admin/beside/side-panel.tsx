import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import styles from './side-panel.module.css'

type SidePanelProps = {
  readonly title: string
  /** The address of what is open: its link in the list gets the focus back. */
  readonly path: string
  readonly onClose: () => void
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** What is open of the list beside it, which stays in use: a dialog that stops nothing. */
export function SidePanel({ title, path, onClose, footer, children }: SidePanelProps) {
  const text = useText()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    return () => {
      // What opened it may have made room for it; its address stays in the list.
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
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // The same key would close the question that it may lead to, which hears it on the document.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <Sheet
        isDense
        head={
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="cross" label={text('ui.close')} onClick={onClose} />
          </header>
        }
        foot={footer}
      >
        <div className={styles.content}>{children}</div>
      </Sheet>
    </div>
  )
}
