import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { forgetHeldDraft, type HeldDraft } from '#app/lib/draft/held-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

type ContinueDialogProps = {
  held: HeldDraft
  onContinue: (reference: string) => void
  onClose: () => void
}

/** Greets a visitor whose tab is gone, although the day of their party is still held. */
export default function ContinueDialog({ held, onContinue, onClose }: ContinueDialogProps): ReactNode {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const { bookingId, themeId, bookingDate: day } = held
  const theme = themes.find(({ id }) => id === themeId)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        theme
          ? text('booking.wizard.continue.theme', { theme: theme.name, day })
          : text('booking.wizard.continue.party', { day })
      }
      description={text('booking.wizard.continue.held')}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              forgetHeldDraft()
              onClose()
            }}
          >
            {text('booking.wizard.continue.anew')}
          </Button>
          <Button
            onClick={() => {
              onContinue(bookingId)
              onClose()
            }}
          >
            {text('booking.wizard.continue.yes')}
          </Button>
        </>
      }
    />
  )
}
