import { Outlet, useLocation } from 'react-router'
import { pageMeta } from '#app/lib/page-title.ts'
import { tabPath, tabs } from '../tabs.ts'
import type { Route } from './+types/admin-layout'
import { PermittedTab } from './permitted.tsx'
import { StaffShell } from './staff-shell.tsx'

export const meta = ({ location }: Route.MetaArgs) => {
  return pageMeta({ title: tabAt(location.pathname)?.label ?? 'Admin', robots: 'noindex' })
}

export default function AdminLayout() {
  const tab = tabAt(useLocation().pathname)
  return (
    <StaffShell>
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

function tabAt(pathname: string) {
  return tabs.find((candidate) => tabPath(candidate) === pathname)
}
