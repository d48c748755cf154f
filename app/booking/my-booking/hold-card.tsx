import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { formatMoment } from '#domain/time/party-day.ts'
import { type OwnPageWords, useOwnWords } from '../words/booking-words.ts'
import autopay from './autopay-card.module.css'
import report from './own-booking-report.module.css'
import { type OwnLink, toPlaces } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type OwnProps = { readonly own: OwnBooking; readonly link: OwnLink }
type Hold = NonNullable<OwnBooking['hold']>
type HoldProps = { readonly hold: Hold; readonly link: OwnLink }

/** What is held on the card around the party: the question, and what became of it. */
export function HoldCard({ own: { hold }, link }: OwnProps) {
  const { hold: words, shared } = useOwnWords()
  if (!hold) return null
  const until = hold.endsAt && formatMoment(new Date(hold.endsAt), shared.rules.language)
  return (
    <Card as="section">
      <h2 className={report.title}>{words.title}</h2>
      {hold.state === 'offered' ? (
        <Offer hold={hold} link={link} />
      ) : (
        <>
          <p className={autopay.sentence}>{describe(hold, words, until ?? '')}</p>
          <figure className={autopay.agreed}>
            <figcaption>{words.agreed}</figcaption>
            <blockquote>{hold.text}</blockquote>
          </figure>
          {hold.state === 'agreed' && <TakeBack hold={hold} link={link} />}
        </>
      )}
    </Card>
  )
}

function describe(hold: Hold, words: OwnPageWords['hold'], until: string): string {
  const amount = dollars(hold.amount)
  // It stands on one line.
  const card = hold.cardLabel.replaceAll(' ', '\u00a0')
  switch (hold.state) {
    case 'agreed':
    case 'planned':
      return words.soon(amount, card)
    case 'placed':
      return words.placed(amount, card, until)
    case 'captured':
      return words.captured(dollars(hold.capturedAmount ?? '0.00'), card)
    case 'refused':
      return words.refused(amount, card)
    default:
      return words.released(card)
  }
}

function Offer({ hold, link }: HoldProps) {
  const { hold: words } = useOwnWords()
  const { send, isSending, failure } = useOwnChange({
    link,
    ask: (body: { amount: string; last4: string }) =>
      api.put('/api/my-bookings/:reference/hold', { ...toPlaces(link), body }),
    isMade: (now) => now.hold?.state === 'agreed',
    done: words.allowed,
    onDone: () => undefined,
  })
  return (
    <>
      <p className={autopay.sentence}>{words.question}</p>
      <p className={autopay.agreed}>{hold.text}</p>
      <Button size="sm" isBusy={isSending} onClick={() => send({ amount: hold.amount, last4: hold.last4 })}>
        {words.allow(dollars(hold.amount), hold.cardLabel.replaceAll(' ', '\u00a0'))}
      </Button>
      <FieldError id="hold-failure">{failure}</FieldError>
    </>
  )
}

function TakeBack({ hold, link }: HoldProps) {
  const { hold: words } = useOwnWords()
  const [isAsking, setAsking] = useState(false)
  const { send, isSending, failure } = useOwnChange({
    link,
    ask: () => api.delete('/api/my-bookings/:reference/hold', toPlaces(link)),
    isMade: (now) => now.hold?.state !== 'agreed',
    done: words.takenBack,
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {words.takeBack}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(undefined)}
        title={words.takeBackTitle}
        description={words.takeBackWords(hold.cardLabel)}
        confirmLabel={words.takeBack}
        cancelLabel={words.keep}
        tone="primary"
        isBusy={isSending}
      >
        <FieldError id="hold-back-failure">{failure}</FieldError>
      </ConfirmDialog>
    </>
  )
}
