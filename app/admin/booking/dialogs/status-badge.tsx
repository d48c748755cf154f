import { useText } from '#app/lib/messages/use-text.ts'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import type { BookingStatus } from '#domain/booking/status.ts'

const TONES: Record<BookingStatus, Tone> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'info',
  cancelled: 'danger',
}

export function StatusBadge({ status }: { status: BookingStatus }) {
  const text = useText()
  return <Badge tone={TONES[status]}>{text(`admin.booking.statuses.${status}`)}</Badge>
}
