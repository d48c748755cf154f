import type { ReactNode } from 'react'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { OpenQuestion } from '../kit/confirm/open-question.tsx'
import { LeaveQuestion } from '../kit/forms/leave-question.tsx'
import { AdminShell } from './admin-shell.tsx'
import { StaffOnly } from './session/staff-only.tsx'

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
      <OpenQuestion />
    </StaffOnly>
  )
}
