import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './tabs.module.css'

export type Tab<Id extends string> = {
  id: Id
  label: ReactNode
  panel: ReactNode
  /** Stays mounted while another tab is shown, such as during an upload. */
  isKept?: boolean
}

type TabsProps<Id extends string> = {
  label: string
  tabs: Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** Tabs of one page. The arrow keys move between them; only the chosen one is a stop of the Tab key. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId()
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfterKey(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    )
    const target = next === undefined ? undefined : tabs[next]
    if (!target) return
    event.preventDefault()
    onSelect(target.id)
    document.getElementById(`${id}-${target.id}`)?.focus()
  }
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {(tab.id === selected || tab.isKept) && tab.panel}
        </div>
      ))}
    </div>
  )
}

/** Returns the tab that a key leads to, wrapping around; undefined for keys that do not move. */
export function tabAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
