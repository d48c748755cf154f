import { useState } from 'react'
import { useBookingWords } from '#app/booking/words/booking-words.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

type Answer = (passes: boolean) => void

/** Opens the dialog once; resolves when it is closed. */
export function useTestAuthentication() {
  const [response, setAnswer] = useState<Answer>()
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (passes: boolean) => {
        setAnswer(undefined)
        resolve(passes)
      })
    })
  return { ask, response }
}

/** Imitates a bank's dialog; closing it declines. */
export function TestAuthentication({ response }: { response: Answer | undefined }) {
  const words = useBookingWords().payment
  return (
    <Dialog
      isOpen={response !== undefined}
      onClose={() => response?.(false)}
      title={words.bankTitle}
      description={words.bank}
      footer={
        <>
          <Button variant="secondary" onClick={() => response?.(false)}>
            {words.fail}
          </Button>
          <Button onClick={() => response?.(true)}>{words.complete}</Button>
        </>
      }
    />
  )
}
