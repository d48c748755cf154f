import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { onPlainClick } from '#app/admin/kit/side-panel/on-plain-click.ts'
import { useListKeys } from '#app/admin/shell/palette/use-list-keys.ts'
import styles from './list-and-detail.module.css'

type ListAndDetailProps = {
  /** The list's accessible name. */
  readonly label: string
  readonly rows: readonly Omit<ListEntryProps, 'isOpen' | 'onOpen'>[]
  /** The path of the open one. */
  readonly openPath: string | undefined
  readonly onOpen: (path: string) => void
  /** Shown in place of the detail while nothing is open. */
  readonly placeholder: string
  /** The open item. */
  readonly children: ReactNode
}

/** A list beside its open item; on phones one replaces the other, and focus follows. */
export function ListAndDetail(props: ListAndDetailProps) {
  const { label, rows, openPath, placeholder, onOpen, children } = props
  const list = useRef<HTMLUListElement>(null)
  const detail = useRef<HTMLDivElement>(null)
  const opened = useRef<HTMLElement>(null)
  useListKeys(list)
  useEffect(() => {
    if (openPath === undefined) {
      opened.current?.focus()
      opened.current = null
      return
    }
    opened.current = list.current?.querySelector<HTMLElement>('[aria-current="true"]') ?? null
    const isListHidden = list.current?.checkVisibility() === false
    const isWriting = detail.current?.contains(document.activeElement)
    if (isListHidden && !isWriting) detail.current?.focus()
  }, [openPath])
  return (
    <div className={styles.both} data-open={openPath !== undefined}>
      <ul ref={list} data-rows className={styles.list} aria-label={label}>
        {rows.map((row) => (
          <li key={row.to}>
            <ListEntry {...row} isOpen={row.to === openPath} onOpen={() => onOpen(row.to)} />
          </li>
        ))}
      </ul>
      <div ref={detail} tabIndex={-1} className={styles.detail}>
        {openPath === undefined ? <p className={styles.placeholder}>{placeholder}</p> : children}
      </div>
    </div>
  )
}

type ListEntryProps = {
  readonly isOpen: boolean
  /** The path of the item it opens. */
  readonly to: string
  readonly onOpen: () => void
  readonly name: string
  /** A note after the name, such as that the sender is unknown. */
  readonly badge?: ReactNode
  /** Beside the name: the time, or the number of unread messages. */
  readonly aside: ReactNode
  readonly subject?: string
  readonly excerpt: string
}

export function ListEntry({ isOpen, to, onOpen, name, badge, aside, subject, excerpt }: ListEntryProps) {
  return (
    <Link
      to={to}
      className={styles.entry}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onPlainClick(() => {
        onOpen()
        return true
      })}
    >
      <span className={styles.name}>
        <span className={styles.who}>{name}</span>
        {badge}
      </span>
      <span className={styles.aside}>{aside}</span>
      {subject !== undefined && <span className={styles.subject}>{subject}</span>}
      <span className={styles.excerpt}>{excerpt}</span>
    </Link>
  )
}
