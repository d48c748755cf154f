import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { formatMoment } from '#domain/foundation/time/party-day.ts'
import { type BookingPageLink, type PhasedProps, toPlaces } from '../booking-page-link.ts'
import report from '../booking-page-report.module.css'
import { useFamilyChange } from '../use-family-change.ts'
import autopay from './autopay-card.module.css'

type Hold = NonNullable<BookingPage['hold']>
type HoldProps = { readonly hold: Hold; readonly link: BookingPageLink }

/** The authorization hold on the card around the party: the request, and its outcome. */
export function HoldCard({ page: { hold }, link, mainAction }: PhasedProps) {
  const text = useText()
  if (!hold) return null
  const until = hold.endsAt && formatMoment(new Date(hold.endsAt), text.language)
  return (
    <Card as="section">
      <h2 className={report.title}>{text('myBooking.hold.title')}</h2>
      {hold.state === 'offered' ? (
        <Offer hold={hold} link={link} isMain={mainAction === 'hold'} />
      ) : (
        <>
          <Text marginTop={3}>{describe(hold, text, until ?? '')}</Text>
          <figure className={autopay.agreed}>
            <figcaption>{text('myBooking.hold.agreed')}</figcaption>
            <blockquote>{hold.text}</blockquote>
          </figure>
          {hold.state === 'agreed' && <TakeBack hold={hold} link={link} />}
        </>
      )}
    </Card>
  )
}

function describe(hold: Hold, text: GetText, until: string): string {
  const amount = dollars(hold.amount)
  // Non-breaking space: keeps the value on one line.
  const card = hold.cardLabel.replaceAll(' ', '\u00a0')
  switch (hold.state) {
    case 'agreed':
    case 'planned':
      return text('myBooking.hold.soon', { amount, card })
    case 'placed':
      return text('myBooking.hold.placed', { amount, card, until })
    case 'captured':
      return text('myBooking.hold.captured', { amount: dollars(hold.capturedAmount ?? '0.00'), card })
    case 'refused':
      return text('myBooking.hold.refused', { amount, card })
    default:
      return text('myBooking.hold.released', { card })
  }
}

function Offer({ hold, link, isMain }: HoldProps & { readonly isMain: boolean }) {
  const text = useText()
  const { send, isSending, failure } = useFamilyChange({
    link,
    request: (body: { amount: string; last4: string }) =>
      api.put('/api/my-bookings/:reference/hold', { ...toPlaces(link), body }),
    isMade: (now, { amount }) => now.hold?.state === 'agreed' && now.hold.amount === amount,
    done: text('myBooking.hold.allowed'),
  })
  return (
    <>
      <Text marginTop={3}>{text('myBooking.hold.question')}</Text>
      <p className={autopay.agreed}>{hold.text}</p>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size="sm"
        isBusy={isSending}
        onClick={() => send({ amount: hold.amount, last4: hold.last4 })}
      >
        {text('myBooking.hold.allow', {
          amount: dollars(hold.amount),
          card: hold.cardLabel.replaceAll(' ', '\u00a0'),
        })}
      </Button>
      <ActFailure>{failure}</ActFailure>
    </>
  )
}

function TakeBack({ hold, link }: HoldProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { send, isSending, failure } = useFamilyChange({
    link,
    request: () => api.delete('/api/my-bookings/:reference/hold', toPlaces(link)),
    // A hold that was placed meanwhile stays.
    isMade: (now) => now.hold === undefined || now.hold.state === 'offered',
    done: text('myBooking.hold.takenBack'),
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {text('myBooking.hold.takeBack')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(undefined)}
        title={text('myBooking.hold.takeBackTitle')}
        description={text('myBooking.hold.takeBackWords', { card: hold.cardLabel })}
        confirmLabel={text('myBooking.hold.takeBack')}
        cancelLabel={text('myBooking.hold.keep')}
        tone="primary"
        isBusy={isSending}
      >
        <ActFailure>{failure}</ActFailure>
      </ConfirmDialog>
    </>
  )
}
