import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { tabNameId } from '#contract/site/admin-places.ts'
import { officeMay, type Permission } from '#contract/wire/permissions.ts'
import { type AdminTab, DASHBOARD, tabPath } from '../tabs.ts'
import { useCan } from './session/use-me.ts'
import { TabHeader } from './tab-header.tsx'
import { useMyTabs } from './use-my-tabs.ts'

type PermittedProps = { needs: Permission; title: string; children: ReactNode }

/** A screen that requires a permission; other users read whom to ask. */
export function Permitted({ needs, title, children }: PermittedProps) {
  const text = useText()
  const may = useCan()
  if (may(needs)) return children
  return (
    <>
      <TabHeader title={title} />
      <EmptyState drawing="error">
        {text('admin.forbidden', { office: officeMay(needs) ? 'yes' : 'no' })}
      </EmptyState>
    </>
  )
}

/** A tab opened by its path. Users without access to the dashboard start on a tab they may use. */
export function PermittedTab({ tab, children }: { tab: AdminTab; children: ReactNode }) {
  const [first] = useMyTabs()
  const title = useText()(tabNameId(tab.id))
  if (tab.id === DASHBOARD && first && first.id !== DASHBOARD) return <Navigate to={tabPath(first)} replace />
  return (
    <Permitted needs={tab.needs} title={title}>
      {children}
    </Permitted>
  )
}
