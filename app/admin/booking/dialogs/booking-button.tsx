import type { ReactNode } from 'react'
import { TextButton } from '#app/ui/controls/text-button.tsx'

type BookingButtonProps = { id: number; onBooking: (id: number) => void; children: ReactNode }

/** A booking's name within a sentence or table; opens the booking's details. */
export function BookingButton({ id, onBooking, children }: BookingButtonProps) {
  return <TextButton onClick={() => onBooking(id)}>{children}</TextButton>
}
