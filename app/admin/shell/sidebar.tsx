import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './sidebar.module.css'
import { TabGroups } from './tab-groups.tsx'
import { useMyTabs } from './use-my-tabs.ts'

/** The tabs in a sidebar; scrolls to the current one where not all fit. */
export function Sidebar() {
  const { length } = useMyTabs()
  const nav = useRef<HTMLElement>(null)
  const text = useText()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other tabs, have another current link
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, length])
  return (
    <nav ref={nav} aria-label={text('admin.shell.admin')} className={styles.sidebar}>
      <TabGroups classes={{ group: styles.group, name: styles.name, link: styles.link }} />
    </nav>
  )
}
