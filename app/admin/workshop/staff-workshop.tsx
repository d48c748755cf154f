import type { ReactNode } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { StaffOnly } from '../session/staff-only.tsx'
import { Workshop } from './workshop.tsx'

/** The workshop, for whoever is signed in; it keeps its place until that is known. */
export function StaffWorkshop({ children }: { children: ReactNode }) {
  const waiting = (
    <Workshop>
      <Skeleton shape="box" height="40rem" />
    </Workshop>
  )
  return (
    <StaffOnly waiting={waiting}>
      <Workshop>{children}</Workshop>
    </StaffOnly>
  )
}
