import type { ReactNode } from 'react'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { LeaveQuestion } from '../forms/leave-question.tsx'
import { StaffOnly } from '../session/staff-only.tsx'
import { AdminShell } from './admin-shell.tsx'

/** The admin's frame for the signed-in user; a placeholder until the user is known. */
export function StaffShell({ children }: { children: ReactNode }) {
  const waiting = (
    <AdminShell>
      <Skeleton shape="box" height="40rem" />
    </AdminShell>
  )
  return (
    <StaffOnly waiting={waiting}>
      <AdminShell>{children}</AdminShell>
      <LeaveQuestion />
    </StaffOnly>
  )
}
