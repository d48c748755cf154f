import type { ReactNode } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { StaffOnly } from '../session/staff-only.tsx'
import { AdminShell } from './admin-shell.tsx'

/** The admin, for whoever is signed in; it keeps its place until that is known. */
export function StaffShell({ children }: { children: ReactNode }) {
  const waiting = (
    <AdminShell>
      <Skeleton shape="box" height="40rem" />
    </AdminShell>
  )
  return (
    <StaffOnly waiting={waiting}>
      <AdminShell>{children}</AdminShell>
    </StaffOnly>
  )
}
