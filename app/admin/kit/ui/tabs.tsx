import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
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
  /** Places the row of tabs, such as in the header of a page; above the panels without it. */
  head?: (row: ReactNode) => ReactNode
}

/** Tabs within a page. Arrow keys move between them; only the selected one is a tab stop. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, head }: TabsProps<Id>) {
  const row = (
    <BaseTabs.List activateOnFocus aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
  )
  return (
    <BaseTabs.Root
      value={selected}
      onValueChange={(id, { event }) => !isFocusedFromOutside(event) && onSelect(id)}
      className={styles.tabs}
    >
      {head ? head(row) : row}
      {tabs.map((tab) => (
        // Not a tab stop: it always contains something focusable.
        <BaseTabs.Panel
          key={tab.id}
          value={tab.id}
          keepMounted
          hidden={tab.id !== selected}
          tabIndex={undefined}
        >
          {(tab.id === selected || tab.isKept) && tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

/**
 * Returns whether a tab got the focus from elsewhere than the tabs, such as from a question that was asked before its
 * panel is shown: only arrow keys, and presses, select a tab.
 */
function isFocusedFromOutside(event: Event): boolean {
  if (!(event instanceof FocusEvent) || !(event.target instanceof Element)) return false
  const { relatedTarget } = event
  const tabs = event.target.closest('[role="tablist"]')
  return !(relatedTarget instanceof Node && tabs?.contains(relatedTarget))
}
