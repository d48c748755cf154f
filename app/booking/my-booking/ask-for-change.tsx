import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/text/free-text.ts'
import { useOwnWords } from '../words/booking-words.ts'
import { type OwnLink, toPlaces } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type AskProps = { readonly isOver: boolean; readonly link: OwnLink; readonly onClose: () => void }

export function AskForChange({ isOver, link, onClose }: AskProps) {
  const words = useOwnWords()
  const { own } = words
  const [message, setMessage] = useState('')
  const { send, isSending, failure } = useOwnChange({
    link,
    ask: (body: { message: string }) =>
      api.post('/api/my-bookings/:reference/message', { ...toPlaces(link), body }),
    done: own.messageSent,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isOver ? own.message : own.ask}
      description={isOver ? own.messageWords : own.askWords}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            disabled={message.trim() === ''}
            isBusy={isSending}
            busyLabel={words.sending}
            onClick={() => send({ message })}
          >
            {own.send}
          </Button>
        </>
      }
    >
      <TextArea
        label={own.messageLabel}
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
