import { Outlet, useLocation } from 'react-router'
import { useWords } from '#app/lib/language/in-both.ts'
import { useDocumentTitle } from '#app/lib/use-document-title.ts'
import { useLiveLists } from '../live/use-live-lists.ts'
import { usePermissions } from '../session/use-me.ts'
import { tabPath, tabs } from '../tabs.ts'
import { PermittedTab } from './permitted.tsx'
import { SHELL_WORDS } from './shell-words.ts'
import { StaffShell } from './staff-shell.tsx'

export function AdminLayout() {
  const tab = tabAt(useLocation().pathname)
  const mayListen = usePermissions()?.includes('agenda')
  useDocumentTitle(useWords(tab?.label ?? UNNAMED))
  return (
    <StaffShell>
      {mayListen && <LiveLists />}
      {tab ? (
        <PermittedTab tab={tab}>
          <Outlet />
        </PermittedTab>
      ) : (
        <Outlet />
      )}
    </StaffShell>
  )
}

/** Only for who is signed in, and may listen. */
function LiveLists() {
  useLiveLists()
  return null
}

const UNNAMED = { en: SHELL_WORDS.en.admin, es: SHELL_WORDS.es.admin }

function tabAt(pathname: string) {
  return tabs.find((candidate) => `${pathname}/`.startsWith(`${tabPath(candidate)}/`))
}
