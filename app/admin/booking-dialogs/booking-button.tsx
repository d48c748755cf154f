import type { ReactNode } from 'react'
import { TextButton } from '#app/ui/text-button.tsx'

type BookingButtonProps = { id: number; onBooking: (id: number) => void; children: ReactNode }

/** A booking named in a sentence or a table; it opens the booking's details. */
export function BookingButton({ id, onBooking, children }: BookingButtonProps) {
  return <TextButton onClick={() => onBooking(id)}>{children}</TextButton>
}
