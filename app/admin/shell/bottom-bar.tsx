import { useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './bottom-bar.module.css'
import { TabLink } from './tab-link.tsx'
import { useMyTabs } from './use-my-tabs.ts'

/** The tabs under the thumb, on phones. */
export function BottomBar() {
  const tabs = useMyTabs()
  const frequentTabs = tabs.filter((tab) => tab.isFrequent)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const close = () => setIsMoreOpen(false)
  return (
    <>
      <nav aria-label="Admin, most used" className={styles.bar}>
        {frequentTabs.map((tab) => (
          <TabLink key={tab.id} tab={tab} className={styles.item} />
        ))}
        <button type="button" className={styles.item} onClick={() => setIsMoreOpen(true)}>
          <Icon name="menu" />
          More
        </button>
      </nav>
      <Dialog isOpen={isMoreOpen} onClose={close} title="All tabs" closesOnBackdrop>
        <div className={styles.all}>
          {tabs.map((tab) => (
            <TabLink key={tab.id} tab={tab} className={styles.choice} onClick={close} />
          ))}
        </div>
      </Dialog>
    </>
  )
}
