import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { OwnDamageClaim } from '#contract/money/damage-claims.ts'
import type { ClaimAnswer } from '#domain/payments/damage-claim.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/text/free-text.ts'
import { useOwnWords } from '../../words/booking-words.ts'
import styles from '../own-booking-report.module.css'
import { OWN_BOOKING, type OwnLink, toPlaces } from '../own-link.ts'

type AnswerProps = { readonly claim: OwnDamageClaim; readonly link: OwnLink }

/** The family agrees, after a question, or says how it was. */
export function DamageAnswer({ claim, link }: AnswerProps) {
  const { damage: words } = useOwnWords()
  const { answer, isBusy } = useAnswer({ claim, link })
  const [open, setOpen] = useState<ClaimAnswer>()
  const amount = dollars(claim.claimedAmount)
  const close = () => setOpen(undefined)
  const disagree = async (text: string) => {
    if (await answer({ answer: 'disagree', text })) close()
  }
  return (
    <>
      {open === 'disagree' ? (
        <Disagreement isBusy={isBusy} onCancel={close} onSend={disagree} />
      ) : (
        <div className={`${styles.ways} ${styles.settled}`}>
          <Button onClick={() => setOpen('agree')}>{words.agree(amount)}</Button>
          {claim.answer === null && (
            <Button variant="secondary" onClick={() => setOpen('disagree')}>
              {words.disagree}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={open === 'agree'}
        onClose={close}
        onConfirm={async () => {
          await answer({ answer: 'agree' })
          close()
        }}
        title={words.agreeTitle}
        description={words.agreeQuestion(amount)}
        confirmLabel={words.agree(amount)}
        cancelLabel={words.notYet}
        tone="primary"
        isBusy={isBusy}
      />
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

/** Returns whether the answer arrived. */
function useAnswer({ claim, link }: AnswerProps) {
  const { damage: words } = useOwnWords()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const answer = async (body: { answer: ClaimAnswer; text?: string }): Promise<boolean> => {
    setBusy(true)
    const { params, query } = toPlaces(link)
    try {
      await api.post('/api/my-bookings/:reference/damage-claims/:id', {
        params: { ...params, id: claim.id },
        query,
        body,
      })
      toast({ title: words.thankYou, description: words.told, tone: 'success' })
      return true
    } catch (error) {
      toast({ title: words.title, description: getSentence(error, words.failed), tone: 'danger' })
      return false
    } finally {
      // Also after a refusal: the time may be over, or the claim decided.
      await queryClient.invalidateQueries(OWN_BOOKING)
      setBusy(false)
    }
  }
  return { answer, isBusy }
}
