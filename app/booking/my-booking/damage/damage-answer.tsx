import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { OwnDamageClaim } from '#contract/money/damage-claims.ts'
import type { ClaimAnswer } from '#domain/payments/damage-claim.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/text/free-text.ts'
import { useOwnWords } from '../../words/booking-words.ts'
import styles from '../own-booking-report.module.css'
import { type OwnLink, toPlaces } from '../own-link.ts'
import { useClaimRequest } from './use-claim-request.ts'

type AnswerProps = { readonly claim: OwnDamageClaim; readonly link: OwnLink }
type SavedCard = NonNullable<OwnDamageClaim['savedCard']>

/** The family agrees, also with its saved card, after a question, or says how it was. */
export function DamageAnswer({ claim, link }: AnswerProps) {
  const { damage: words } = useOwnWords()
  const { answer, agreeByCard, isBusy } = useAnswer({ claim, link })
  const [open, setOpen] = useState<ClaimAnswer | 'card'>()
  const { savedCard, canAnswer } = claim
  const amount = dollars(claim.claimedAmount)
  const agree = savedCard ? words.agreeOtherwise : words.agree(amount)
  const close = () => setOpen(undefined)
  const disagree = async (text: string) => {
    if (await answer({ answer: 'disagree', text })) close()
  }
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
            {words.disagree}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={open === 'agree'}
        onClose={close}
        onConfirm={async () => {
          await answer({ answer: 'agree' })
          close()
        }}
        title={words.agreeTitle}
        description={words.agreeQuestion(amount)}
        confirmLabel={agree}
        cancelLabel={words.notYet}
        tone="primary"
        isBusy={isBusy}
      />
      {savedCard && (
        <ConfirmDialog
          isOpen={open === 'card'}
          onClose={close}
          onConfirm={async () => {
            await agreeByCard(savedCard)
            close()
          }}
          title={words.agreeTitle}
          description={savedCard.hint}
          confirmLabel={savedCard.text}
          cancelLabel={words.notYet}
          tone="primary"
          isBusy={isBusy}
        />
      )}
    </>
  )
}

type DisagreementProps = {
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onSend: (text: string) => Promise<void>
}

function Disagreement({ isBusy, onCancel, onSend }: DisagreementProps) {
  const { damage: words } = useOwnWords()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSend(text)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={words.howItWas}
        hint={words.howHint}
        rows={4}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.ways}>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

function useAnswer({ claim, link }: AnswerProps) {
  const { damage: words } = useOwnWords()
  const { send, isBusy } = useClaimRequest({ title: words.thankYou, description: words.told })
  const { params, query } = toPlaces(link)
  const place = { params: { ...params, id: claim.id }, query }
  const answer = (body: { answer: ClaimAnswer; text?: string }) =>
    send(() => api.post('/api/my-bookings/:reference/damage-claims/:id', { ...place, body }))
  const agreeByCard = ({ last4 }: SavedCard) => {
    const body = { amount: claim.claimedAmount, last4 }
    return send(() => api.put('/api/my-bookings/:reference/damage-claims/:id/card', { ...place, body }))
  }
  return { answer, agreeByCard, isBusy }
}
