import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '#app/lib/language/in-both.ts'
import { SHELL_WORDS } from './shell-words.ts'
import styles from './sidebar.module.css'
import { TabGroups } from './tab-groups.tsx'
import { useMyTabs } from './use-my-tabs.ts'

/** The tabs beside the content; the current one is scrolled into view where not all fit. */
export function Sidebar() {
  const { length } = useMyTabs()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other tabs, have another current link
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, length])
  return (
    <nav ref={nav} aria-label={useWords(SHELL_WORDS).admin} className={styles.sidebar}>
      <TabGroups classes={{ group: styles.group, name: styles.name, link: styles.link }} />
    </nav>
  )
}
