import { Outlet } from 'react-router'
import { pageMeta } from '#app/lib/page-title.ts'
import type { Route } from './+types/admin-layout'
import { tabPath, tabs } from './tabs.ts'
import { StaffWorkshop } from './workshop/staff-workshop.tsx'

export const meta = ({ location }: Route.MetaArgs) => {
  const tab = tabs.find((candidate) => tabPath(candidate) === location.pathname)
  return pageMeta({ title: tab?.label ?? 'Admin', robots: 'noindex' })
}

export default function AdminLayout() {
  return (
    <StaffWorkshop>
      <Outlet />
    </StaffWorkshop>
  )
}
