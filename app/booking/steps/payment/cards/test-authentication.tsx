import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

type Answer = (passes: boolean) => void

/** Opens the dialog; resolves when it is closed. */
export function useTestAuthentication() {
  const [response, setAnswer] = useState<Answer>()
  const authenticate = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (passes: boolean) => {
        setAnswer(undefined)
        resolve(passes)
      })
    })
  return { authenticate, response }
}

/** Imitates a bank's dialog; closing it declines. */
export function TestAuthentication({ response }: { response: Answer | undefined }) {
  const text = useText()
  return (
    <Dialog
      isOpen={response !== undefined}
      onClose={() => response?.(false)}
      title={text('booking.payment.bankTitle')}
      description={text('booking.payment.bank')}
      footer={
        <>
          <Button variant="secondary" onClick={() => response?.(false)}>
            {text('booking.payment.fail')}
          </Button>
          <Button onClick={() => response?.(true)}>{text('booking.payment.complete')}</Button>
        </>
      }
    />
  )
}
