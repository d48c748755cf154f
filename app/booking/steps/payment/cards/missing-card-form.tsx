import { useEffect } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import type { CardFormProps } from './card-form.ts'

/** Shown if the card form fails to load. Everything but the card survives the reload. */
export function MissingCardForm({ onMissing }: Pick<CardFormProps, 'onMissing'>) {
  const text = useText()
  useEffect(onMissing, [onMissing])
  return (
    <ErrorState
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          {text('booking.payment.refresh')}
        </Button>
      }
    >
      {text('booking.payment.notReady')}
    </ErrorState>
  )
}
