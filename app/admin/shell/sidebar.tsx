import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '#app/lib/in-both.ts'
import { SHELL_WORDS } from './shell-words.ts'
import styles from './sidebar.module.css'
import { TabLink } from './tab-link.tsx'
import { useMyTabs } from './use-my-tabs.ts'

/** The tabs beside the content; the current one is scrolled into view where not all fit. */
export function Sidebar() {
  const tabs = useMyTabs()
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other tabs, have another current link
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, tabs.length])
  return (
    <nav ref={nav} aria-label={useWords(SHELL_WORDS).admin} className={styles.sidebar}>
      {tabs.map((tab) => (
        <TabLink key={tab.id} tab={tab} className={styles.link} />
      ))}
    </nav>
  )
}
