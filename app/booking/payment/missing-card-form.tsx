import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { type CardFormProps, NOT_READY } from './card-form.ts'

/** Stands in for a card form that could not be fetched. Everything but the card survives the refresh. */
export function MissingCardForm({ onMissing }: Pick<CardFormProps, 'onMissing'>) {
  useEffect(onMissing, [onMissing])
  return (
    <ErrorState
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          Refresh the page
        </Button>
      }
    >
      {NOT_READY}
    </ErrorState>
  )
}
