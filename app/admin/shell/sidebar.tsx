import { tabs } from '../tabs.ts'
import styles from './sidebar.module.css'
import { TabLink } from './tab-link.tsx'

export function Sidebar() {
  return (
    <nav aria-label="Admin" className={styles.sidebar}>
      {tabs.map((tab) => (
        <TabLink key={tab.id} tab={tab} className={styles.link} />
      ))}
    </nav>
  )
}
