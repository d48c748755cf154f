import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { cacheForOffline } from '#app/lib/offline/cache-for-offline.ts'
import { focusFallback } from '#app/lib/page/focus-fallback.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import { type Language, LOCALES } from '#domain/foundation/text/language.ts'
import { BUSINESS_TIME_ZONE, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { usePreventFileNavigation } from '../kit/pictures/use-page-files.ts'
import styles from './admin-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { cacheState } from './offline/cache-state.ts'
import { dropOldResponses } from './offline/offline-cache.ts'
import { KeysDialog } from './palette/keys-dialog.tsx'
import { Palette } from './palette/palette.tsx'
import { useAdminKeys } from './palette/use-admin-keys.ts'
import { useCan } from './session/use-me.ts'
import { Sidebar } from './sidebar.tsx'
import { useHeaderActions } from './use-header-actions.ts'

/** The frame around every tab: navigation and sign-out. */
export function AdminShell({ children }: { children: ReactNode }) {
  const text = useText()
  usePreventFileNavigation()
  return (
    <div className={styles.shell}>
      <a href="#content" className="skip-link">
        {text('admin.shell.skip')}
      </a>
      <Header />
      <Sidebar />
      <main ref={focusFallback} id="content" tabIndex={-1} className={styles.content}>
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

/** Opens the palette, like Ctrl+K and `/`; `?` lists the shortcuts. */
function SearchButton() {
  const text = useText()
  const [open, setOpen] = useState<'search' | 'help'>()
  const onSearch = useCallback(() => setOpen('search'), [])
  const onHelp = useCallback(() => setOpen('help'), [])
  const close = () => setOpen(undefined)
  useAdminKeys({ onSearch, onHelp })
  return (
    <>
      <Button
        icon="search"
        variant="quiet"
        size="sm"
        className={styles.button}
        aria-label={text('admin.palette.open')}
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <span className={styles.word}>{text('admin.palette.open')}</span>
      </Button>
      {open === 'search' && <Palette onClose={close} />}
      {open === 'help' && <KeysDialog onClose={close} />}
    </>
  )
}

const ADMIN = { worker: '/admin-worker.js', scope: '/admin', fonts: 'admin-fonts' } as const

/** Says how old the data is. A page opened offline is read-only. */
function OfflineScreen({ children }: { children: ReactNode }) {
  const text = useText()
  const client = useQueryClient()
  const { since, at, isReadOnly } = useSyncExternalStore(cacheState.subscribe, cacheState.current)
  useEffect(() => cacheForOffline(ADMIN), [])
  useEffect(() => void dropOldResponses(new Date()), [])
  useEffect(() => {
    const lose = () => cacheState.lost(new Date())
    window.addEventListener('offline', lose)
    return () => window.removeEventListener('offline', lose)
  }, [])
  const isLost = since !== undefined || at !== undefined
  useEffect(() => {
    if (!isLost) return
    const askAgain = () => void client.invalidateQueries()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isLost, client])
  const inWords = (instant: Date) =>
    clockToday(instant, new Date(), text.language) ??
    formatShortDayAndTime(instant.toISOString(), text.language)
  return (
    <>
      <Row role="status" as="p" rowGap={1} marginBottom={4} className={styles.notice} hidden={!isLost}>
        {isLost && <Icon name="warning" />}
        {since && <span>{text('admin.offline.since', { time: inWords(since) })}</span>}
        {at && <span>{text('admin.offline.asOf', { time: inWords(at) })}</span>}
      </Row>
      <fieldset disabled={isReadOnly} className={styles.screen} data-stale={isLost || undefined}>
        {children}
      </fieldset>
    </>
  )
}

/** Formats the time of an instant that was today, such as 2:40 PM; undefined for other days. */
function clockToday(instant: Date, now: Date, language: Language): string | undefined {
  if (partyDayAt(instant) !== partyDayAt(now)) return undefined
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: BUSINESS_TIME_ZONE,
    timeStyle: 'short',
  })
  return format.format(instant)
}
