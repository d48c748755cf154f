import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/booking/free-text.ts'
import { type OwnLink, placesOf } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type AskProps = { readonly isOver: boolean; readonly link: OwnLink; readonly onClose: () => void }

export function AskForChange({ isOver, link, onClose }: AskProps) {
  const [message, setMessage] = useState('')
  const { send, isSending, failure } = useOwnChange({
    link,
    ask: (body: { message: string }) =>
      api.post('/api/my-bookings/:reference/message', { ...placesOf(link), body }),
    done: 'Message Sent!',
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isOver ? 'Send a message' : 'Ask for a change'}
      description={
        isOver
          ? 'Tell us what is on your mind, and we will get back to you.'
          : 'Guests, add-ons, the address, another time: tell us, and we will get back to you.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={message.trim() === ''}
            isBusy={isSending}
            busyLabel="Sending..."
            onClick={() => send({ message })}
          >
            Send
          </Button>
        </>
      }
    >
      <TextArea
        label="Message"
        required
        rows={6}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        hasCounter
        value={message}
        error={failure}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Dialog>
  )
}
