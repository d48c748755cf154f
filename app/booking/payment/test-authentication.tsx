import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

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

/** What a bank would show; closing it is a no. */
export function TestAuthentication({ response }: { response: Answer | undefined }) {
  return (
    <Dialog
      isOpen={response !== undefined}
      onClose={() => response?.(false)}
      title="Your bank wants to know it’s you"
      description="This test card asks for authentication. Choose how the bank’s check ends."
      footer={
        <>
          <Button variant="secondary" onClick={() => response?.(false)}>
            Fail
          </Button>
          <Button onClick={() => response?.(true)}>Complete</Button>
        </>
      }
    />
  )
}
