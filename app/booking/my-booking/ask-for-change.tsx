import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'
import { type BookingPageLink, toPlaces } from './booking-page-link.ts'
import { useFamilyChange } from './use-family-change.ts'

type AskProps = { readonly isOver: boolean; readonly link: BookingPageLink; readonly onClose: () => void }

export function AskForChange({ isOver, link, onClose }: AskProps) {
  const text = useText()

  const [message, setMessage] = useState('')
  const { send, isSending, failure } = useFamilyChange({
    link,
    request: (body: { message: string }) =>
      api.post('/api/my-bookings/:reference/message', { ...toPlaces(link), body }),
    done: text('myBooking.page.messageSent'),
    onDone: onClose,
  })
  return (
    <ActDialog
      onClose={onClose}
      title={isOver ? text('myBooking.page.message') : text('myBooking.page.ask')}
      description={isOver ? text('myBooking.page.messageWords') : text('myBooking.page.askWords')}
      cancelLabel={text('booking.common.cancel')}
      onConfirm={() => send({ message })}
      confirmLabel={text('myBooking.page.send')}
      isDisabled={message.trim() === ''}
      isBusy={isSending}
      busyLabel={text('booking.common.sending')}
    >
      <TextArea
        label={text('myBooking.page.messageLabel')}
        required
        rows={6}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        hasCounter
        value={message}
        error={failure}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ActDialog>
  )
}
