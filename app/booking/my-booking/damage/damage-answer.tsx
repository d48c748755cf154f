import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { FamilyDamageClaim } from '#contract/money/damage-claims.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'
import type { ClaimAnswer } from '#domain/money/damage/damage-claim.ts'
import { type BookingPageLink, toClaimPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { useClaimRequest } from './use-claim-request.ts'

type AnswerProps = { readonly claim: FamilyDamageClaim; readonly link: BookingPageLink }
type SavedCard = NonNullable<FamilyDamageClaim['savedCard']>

/** The family accepts the claim, if it likes with its saved card, or gives its side of the story. */
export function DamageAnswer({ claim, link }: AnswerProps) {
  const text = useText()
  const { answer, agreeByCard, isBusy } = useAnswer({ claim, link })
  const [open, setOpen] = useState<ClaimAnswer | 'card'>()
  const { savedCard, canAnswer } = claim
  const amount = dollars(claim.claimedAmount)
  const agree = savedCard
    ? text('myBooking.damage.agreeOtherwise')
    : text('myBooking.damage.agree', { amount })
  const close = () => setOpen(undefined)
  const disagree = async (explanation: string) => {
    if (await answer({ answer: 'disagree', text: explanation })) close()
  }
  const card = open === 'card' ? savedCard : undefined
  if (open === 'disagree') return <Disagreement isBusy={isBusy} onCancel={close} onSend={disagree} />
  return (
    <>
      <div className={`${styles.ways} ${styles.settled}`}>
        {savedCard && <Button onClick={() => setOpen('card')}>{savedCard.text}</Button>}
        {canAnswer && (
          <Button variant={savedCard ? 'secondary' : 'primary'} onClick={() => setOpen('agree')}>
            {agree}
          </Button>
        )}
        {claim.answer === null && (
          <Button variant={savedCard ? 'quiet' : 'secondary'} onClick={() => setOpen('disagree')}>
            {text('myBooking.damage.disagree')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={open !== undefined}
        onClose={close}
        onConfirm={async () => {
          await (card ? agreeByCard(card) : answer({ answer: 'agree' }))
          close()
        }}
        title={text('myBooking.damage.agreeTitle')}
        description={card?.hint ?? text('myBooking.damage.agreeQuestion', { amount })}
        confirmLabel={card?.text ?? agree}
        cancelLabel={text('myBooking.damage.notYet')}
        tone="primary"
        isBusy={isBusy}
      />
    </>
  )
}

type DisagreementProps = {
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSend: (explanation: string) => Promise<void>
}

function Disagreement({ isBusy, onCancel, onSend }: DisagreementProps) {
  const text = useText()
  const [explanation, setExplanation] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSend(explanation)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={text('myBooking.damage.howItWas')}
        hint={text('myBooking.damage.howHint')}
        rows={4}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        value={explanation}
        onChange={({ target }) => setExplanation(target.value)}
      />
      <div className={styles.ways}>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {text('myBooking.damage.cancel')}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {text('myBooking.damage.send')}
        </Button>
      </div>
    </form>
  )
}

function useAnswer({ claim, link }: AnswerProps) {
  const text = useText()
  const { send, isBusy } = useClaimRequest({
    title: text('myBooking.damage.thankYou'),
    description: text('myBooking.damage.told'),
  })
  const place = toClaimPlaces(link, claim.id)
  const answer = (body: { answer: ClaimAnswer; text?: string }) =>
    send(() => api.post('/api/my-bookings/:reference/damage-claims/:id', { ...place, body }))
  const agreeByCard = ({ last4 }: SavedCard) => {
    const body = { amount: claim.claimedAmount, last4 }
    return send(() => api.put('/api/my-bookings/:reference/damage-claims/:id/card', { ...place, body }))
  }
  return { answer, agreeByCard, isBusy }
}
