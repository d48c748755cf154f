import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { useBookingWords } from '../words/booking-words.ts'
import type { CardFormProps } from './card-form.ts'

/** Shown instead of a card form that could not be loaded. Everything but the card survives the reload. */
export function MissingCardForm({ onMissing }: Pick<CardFormProps, 'onMissing'>) {
  const words = useBookingWords().payment
  useEffect(onMissing, [onMissing])
  return (
    <ErrorState
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          {words.refresh}
        </Button>
      }
    >
      {words.notReady}
    </ErrorState>
  )
}
