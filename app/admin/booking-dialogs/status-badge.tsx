import { useWords } from '#app/lib/language/in-both.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import type { BookingStatus } from '#domain/booking/status.ts'
import { BOOKING_WORDS } from './booking-words.ts'

const TONES: Record<BookingStatus, Tone> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'info',
  cancelled: 'danger',
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={TONES[status]}>{useWords(BOOKING_WORDS).statuses[status]}</Badge>
}
