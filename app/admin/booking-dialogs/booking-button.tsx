import type { ReactNode } from 'react'
import styles from './booking-button.module.css'

type BookingButtonProps = { id: number; onBooking: (id: number) => void; children: ReactNode }

/** A booking that is spoken of in a sentence or a table; it opens the booking's details. */
export function BookingButton({ id, onBooking, children }: BookingButtonProps) {
  return (
    <button type="button" className={styles.booking} onClick={() => onBooking(id)}>
      {children}
    </button>
  )
}
