import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { tabPath } from '../tabs.ts'
import { useMainTabs } from './main-tabs.ts'
import styles from './sidebar.module.css'
import { TabGroups } from './tab-groups.tsx'
import { TabLink } from './tab-link.tsx'
import { useMyTabs } from './use-my-tabs.ts'

/** For fewer tabs, another tap would hide more than it tidies. */
const FOLDED_FROM = 5

/** The tabs in a sidebar: the most used ones in sight, the others under More. Scrolls to the current one. */
export function Sidebar() {
  const tabs = useMyTabs()
  const nav = useRef<HTMLElement>(null)
  const text = useText()
  const { pathname } = useLocation()
  const mainTabs = useMainTabs(tabs, pathname)
  const others = tabs.filter((tab) => !mainTabs.includes(tab))
  const isFolded = others.length >= FOLDED_FROM
  const main = isFolded ? mainTabs : tabs
  const isAmongOthers = others.some((tab) => pathname.startsWith(tabPath(tab)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or other tabs, have another current link
  useEffect(() => {
    if (nav.current) showCurrent(nav.current)
  }, [pathname, tabs.length])
  return (
    <nav ref={nav} aria-label={text('admin.shell.admin')} className={styles.sidebar}>
      <div className={styles.group} data-main={isFolded}>
        {main.map((tab) => (
          <TabLink key={tab.id} tab={tab} className={styles.link} />
        ))}
      </div>
      {isFolded && (
        <More isOpenAnyway={isAmongOthers}>
          <TabGroups tabs={others} classes={{ group: styles.group, name: styles.name, link: styles.link }} />
        </More>
      )}
    </nav>
  )
}

/** Scrolls only the sidebar: `scrollIntoView` would also scroll the page, and its heading under the bar. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  const { top, bottom } = nav.getBoundingClientRect()
  if (link) nav.scrollTop += Math.max(0, link.bottom - bottom) + Math.min(0, link.top - top)
}

const OPEN = 'adminMoreTabs'

/** Stays as this browser's user left it; opens for a tab that is in it. */
function More({ isOpenAnyway, children }: { isOpenAnyway: boolean; children: ReactNode }) {
  const text = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(() => isOpenAnyway || localStorage.getItem(OPEN) === 'true')
  useEffect(() => {
    if (isOpenAnyway) setIsOpen(true)
  }, [isOpenAnyway])
  const toggle = () => {
    localStorage.setItem(OPEN, String(!isOpen))
    setIsOpen(!isOpen)
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={classNames(styles.link, styles.more)}
        onClick={toggle}
      >
        <Icon name="menu" />
        {text('admin.shell.more')}
      </button>
      <div id={id} hidden={!isOpen} className={styles.others}>
        {children}
      </div>
    </>
  )
}
