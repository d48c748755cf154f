import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDocumentTitle } from '#app/lib/use-document-title.ts'
import { tabNameId } from '#contract/site/admin-places.ts'
import { tabPath, tabs } from '../tabs.ts'
import { refreshLists } from './live/refresh-lists.ts'
import { useLiveChanges } from './live/use-live-changes.ts'
import { PermittedTab } from './permitted.tsx'
import { useMe, usePermissions } from './session/use-me.ts'
import { StaffShell } from './staff-shell.tsx'

export function AdminLayout() {
  const tab = tabAt(useLocation().pathname)
  const mayListen = usePermissions()?.includes('agenda')
  const text = useText()
  useDocumentTitle(text(tab ? tabNameId(tab.id) : 'admin.shell.admin'))
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

/**
 * Refetches whatever is on screen and was changed by anybody. Held lists are notified instead. Only for signed-in
 * staff who may listen.
 */
function LiveLists() {
  const queryClient = useQueryClient()
  const me = useMe()?.username
  useLiveChanges((changes) => void refreshLists(queryClient, changes, me))
  return null
}

function tabAt(pathname: string) {
  return tabs.find((candidate) => `${pathname}/`.startsWith(`${tabPath(candidate)}/`))
}
