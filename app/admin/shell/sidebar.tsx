import styles from './sidebar.module.css'
import { TabLink } from './tab-link.tsx'
import { useMyTabs } from './use-my-tabs.ts'

export function Sidebar() {
  const tabs = useMyTabs()
  return (
    <nav aria-label="Admin" className={styles.sidebar}>
      {tabs.map((tab) => (
        <TabLink key={tab.id} tab={tab} className={styles.link} />
      ))}
    </nav>
  )
}
