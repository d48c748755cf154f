import { Outlet } from 'react-router'
import { pageMeta } from '#app/lib/page-title.ts'
import { tabPath, tabs } from '../tabs.ts'
import type { Route } from './+types/admin-layout'
import { StaffShell } from './staff-shell.tsx'

export const meta = ({ location }: Route.MetaArgs) => {
  const tab = tabs.find((candidate) => tabPath(candidate) === location.pathname)
  return pageMeta({ title: tab?.label ?? 'Admin', robots: 'noindex' })
}

export default function AdminLayout() {
  return (
    <StaffShell>
      <Outlet />
    </StaffShell>
  )
}
