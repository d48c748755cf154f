import { Outlet } from 'react-router'
import { pageMeta } from '#app/lib/page-title.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Route } from './+types/admin-layout'
import { StaffOnly } from './session/staff-only.tsx'
import { tabPath, tabs } from './tabs.ts'
import { Workshop } from './workshop/workshop.tsx'

export const meta = ({ location }: Route.MetaArgs) => {
  const tab = tabs.find((candidate) => tabPath(candidate) === location.pathname)
  return pageMeta({ title: tab?.label ?? 'Admin', robots: 'noindex' })
}

export default function AdminLayout() {
  return (
    <StaffOnly waiting={<Workshop>{<Skeleton shape="box" height="40rem" />}</Workshop>}>
      <Workshop>
        <Outlet />
      </Workshop>
    </StaffOnly>
  )
}
