import { useText } from '#app/lib/messages/use-text.ts'
import { WithPhone } from './with-phone.tsx'

/** Contact details for questions about a booking. */
export function Help({ className }: { className?: string | undefined }) {
  const text = useText()
  return (
    <p className={className}>
      <WithPhone write={(phone) => text('booking.common.help', { phone })} />
    </p>
  )
}
