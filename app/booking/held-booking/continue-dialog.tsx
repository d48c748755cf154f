import loadTexts from 'virtual:messages/booking.continue'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { readDraft } from '#app/lib/draft/booking-draft-store.ts'
import { readHeldDraft } from '#app/lib/draft/held-draft.ts'
import { forgetHeldDraft } from '#app/lib/draft/stored-held-draft.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { currentQuery } from '../document/current-query.ts'

type ContinueDialogProps = { onContinue: (reference: string) => void }

/** Greets a visitor whose tab is gone, although the day of their party is still held. */
export default function ContinueDialog({ onContinue }: ContinueDialogProps): ReactNode {
  const text = useLazyText('booking.continue', loadTexts)
  const { data: themes = [] } = useQuery(themesQuery)
  const [held, setHeld] = useState(findHeldElsewhere)
  if (!held || !text) return null
  const { bookingId, themeId, bookingDate: day } = held
  const theme = themes.find(({ id }) => id === themeId)
  const close = () => setHeld(undefined)
  return (
    <Dialog
      onClose={close}
      title={
        theme
          ? text('booking.continue.theme', { theme: theme.name, day })
          : text('booking.continue.party', { day })
      }
      description={text('booking.continue.held')}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              forgetHeldDraft()
              close()
            }}
          >
            {text('booking.continue.anew')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              close()
              onContinue(bookingId)
            }}
          >
            {text('booking.continue.yes')}
          </Button>
        </>
      }
    />
  )
}

/** Not the booking of this tab, nor if a link leads to another one. */
function findHeldElsewhere() {
  const held = readHeldDraft(Date.now())
  return held?.bookingId === readDraft().bookingId || currentQuery().has('held') ? undefined : held
}
