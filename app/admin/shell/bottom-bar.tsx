import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './bottom-bar.module.css'
import { TabGroups } from './tab-groups.tsx'
import { TabLink } from './tab-link.tsx'
import { useHeaderActions } from './use-header-actions.ts'
import { useMyTabs } from './use-my-tabs.ts'

/** The bottom tab bar on phones. */
export function BottomBar() {
  const text = useText()
  const tabs = useMyTabs()
  const actions = useHeaderActions()
  const frequentTabs = tabs.filter((tab) => tab.isFrequent)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const close = () => setIsMoreOpen(false)
  return (
    <>
      <nav aria-label={text('admin.shell.mostUsed')} className={styles.bar}>
        {frequentTabs.map((tab) => (
          <TabLink key={tab.id} tab={tab} className={styles.item} />
        ))}
        <button type="button" className={styles.item} onClick={() => setIsMoreOpen(true)}>
          <Icon name="menu" />
          {text('admin.shell.more')}
        </button>
      </nav>
      <Dialog isOpen={isMoreOpen} onClose={close} title={text('admin.shell.allTabs')} closesOnBackdrop>
        <TabGroups
          tabs={tabs}
          classes={{ group: styles.all, name: styles.name, link: styles.choice }}
          onClick={close}
        />
        <div className={styles.all}>
          {actions.map(({ icon, label, run }) => (
            <button
              key={icon}
              type="button"
              className={styles.choice}
              onClick={() => {
                close()
                run()
              }}
            >
              <Icon name={icon} />
              {label}
            </button>
          ))}
        </div>
      </Dialog>
    </>
  )
}
