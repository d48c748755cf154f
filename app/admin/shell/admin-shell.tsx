import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { usePreventFileNavigation } from '../kit/pictures/use-page-files.ts'
import styles from './admin-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { OfflineScreen } from './offline/offline-notice.tsx'
import { SearchButton } from './palette/search-button.tsx'
import { useCan } from './session/use-me.ts'
import { Sidebar } from './sidebar.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { useHeaderActions } from './use-header-actions.ts'

/** The frame around every tab: navigation and sign-out. */
export function AdminShell({ children }: { children: ReactNode }) {
  const text = useText()
  usePreventFileNavigation()
  const content = useFocusFallback<HTMLElement>()
  return (
    <div className={styles.shell}>
      <a href="#content" className="skip-link">
        {text('admin.shell.skip')}
      </a>
      <Header />
      <Sidebar />
      <main ref={content} id="content" tabIndex={-1} className={styles.content}>
        <OfflineScreen>{children}</OfflineScreen>
      </main>
      <BottomBar />
    </div>
  )
}

function Header() {
  const actions = useHeaderActions()
  const may = useCan()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  return (
    <header data-ground="night" className={styles.header}>
      <Link reloadDocument to="/" className={styles.brand}>
        <Icon name="teepee" />
        <span>{settings.siteTitle}</span>
      </Link>
      {may('agenda') && <SearchButton />}
      {actions.map(({ icon, label, run }) => (
        <Button key={icon} variant="quiet" size="sm" className={styles.action} onClick={run}>
          <Icon name={icon} />
          {label}
        </Button>
      ))}
    </header>
  )
}
