import { useEffect, useId, useRef } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { type BookingActions, BookingButtons } from './booking-body.tsx'
import styles from './booking-panel.module.css'
import { LoadedBooking, useBooking } from './loaded-booking.tsx'

type BookingPanelProps = BookingActions & { id: number; onClose: () => void }

/** A booking beside the list that it was opened from, which stays in use: a dialog that stops nothing. */
export function BookingPanel({ id, onClose, ...actions }: BookingPanelProps) {
  const text = useText()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { data: booking } = useBooking(id)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
  }, [])
  const close = () => {
    onClose()
    // What opened it may have made room for it; its number stays in the list.
    document.querySelector('tbody')?.querySelector<HTMLElement>(`[href="/admin/bookings/${id}"]`)?.focus()
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close()
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {text('admin.booking.details.title')}
        </h2>
        <IconButton icon="cross" label={text('ui.close')} onClick={close} />
      </header>
      <div className={styles.body}>
        <LoadedBooking id={id} {...actions} />
      </div>
      {booking && (
        <footer className={styles.footer}>
          <BookingButtons booking={booking} {...actions} />
        </footer>
      )}
    </div>
  )
}
