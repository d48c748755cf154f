import { useWords } from '#app/lib/in-both.ts'
import { SHELL_WORDS } from './shell-words.ts'
import styles from './sidebar.module.css'
import { TabLink } from './tab-link.tsx'
import { useMyTabs } from './use-my-tabs.ts'

export function Sidebar() {
  const tabs = useMyTabs()
  return (
    <nav aria-label={useWords(SHELL_WORDS).admin} className={styles.sidebar}>
      {tabs.map((tab) => (
        <TabLink key={tab.id} tab={tab} className={styles.link} />
      ))}
    </nav>
  )
}
