import { useState } from 'react'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { useOwnWords } from '../../words/booking-words.ts'
import type { OwnLink } from '../own-link.ts'
import { useOwnChange } from '../use-own-change.ts'
import styles from './change-order.module.css'
import { ChangeOrderFields } from './change-order-fields.tsx'
import { changedParts, type OrderEdits, toOrderDraft } from './order-draft.ts'
import { OwnStatements } from './own-statements.tsx'
import { PayForChange } from './pay-for-change.tsx'
import { ChangeNeedsPayment, sendOrderChange } from './send-order-change.ts'
import { useChangeQuote } from './use-change-quote.ts'
import { useWaitForMore } from './use-wait-for-more.ts'

type ChangeOrderProps = {
  readonly own: OwnBooking
  readonly link: OwnLink
  /** A change that is prepared already. */
  readonly prepared?: OrderEdits
  readonly onClose: () => void
}

/** A family changes its order: what it wants, both statements side by side, and one tap, or a card if something is due. */
export function ChangeOrder({ own, link, prepared = {}, onClose }: ChangeOrderProps) {
  const words = useOwnWords().own
  const [edits, setEdits] = useState(prepared)
  const [isPaying, setPaying] = useState(false)
  const asked = useChangeQuote({ own, link, edits })
  const { quote, wanted, error, isBusy } = asked
  const change = useOwnChange({
    link,
    ask: async (seen: NonNullable<typeof quote>) => {
      try {
        const changed = await sendOrderChange({ link, wanted }, seen)
        if ('booking' in changed) return changed
        throw new ChangeNeedsPayment()
      } catch (refused) {
        void asked.refetch()
        throw refused
      }
    },
    isMade: ({ booking }) => Object.keys(changedParts(booking, edits)).length === 0,
    done: words.orderDone,
    onDone: onClose,
  })
  const wait = useWaitForMore({ link, onDone: onClose })
  const isDue = quote !== undefined && Number(quote.dueNowAmount) > 0
  const canGoOn = quote !== undefined && quote.roomSentence === undefined && !isBusy
  const failure = error
    ? getSentence(error, words.nothingChanged)
    : (change.failure ?? wait.failure ?? quote?.roomSentence)
  if (isPaying && isDue) {
    const back = () => setPaying(false)
    return <PayForChange {...{ own, link, quote, wanted, onClose }} onBack={back} refetch={asked.refetch} />
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="3xl"
      title={words.orderTitle}
      description={words.orderUntil(own.orderChanges ?? {})}
      footer={
        <>
          {quote && (
            <p className={styles.brief}>
              {dollars(quote.before.totalAmount)} → <strong>{dollars(quote.after.totalAmount)}</strong>
            </p>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.keepOrder}
          </Button>
          {quote?.canWait ? (
            <Button
              disabled={isBusy}
              isBusy={wait.isSending}
              busyLabel={words.joining}
              onClick={() => wait.send(wanted)}
            >
              {words.waitForRoom}
            </Button>
          ) : isDue ? (
            <Button disabled={!canGoOn} onClick={() => setPaying(true)}>
              {words.payAndChange(dollars(quote.dueNowAmount))}
            </Button>
          ) : (
            <Button
              disabled={!canGoOn}
              isBusy={change.isSending}
              busyLabel={words.changingOrder}
              onClick={() => quote && change.send(quote)}
            >
              {words.changeOrder}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.order}>
        <ChangeOrderFields
          own={own}
          link={link}
          draft={toOrderDraft(own.booking, edits)}
          problems={findProblems(error)}
          onChange={(part) => {
            setEdits({ ...edits, ...part })
            change.forget()
            wait.forget()
          }}
        />
        <div className={styles.result} aria-live="polite" aria-busy={isBusy}>
          {failure && (
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          )}
          {quote?.canWait && (
            <p className={styles.note}>
              {words.waitWords} {own.waitsFor && words.waitInstead}
            </p>
          )}
          {quote ? (
            <OwnStatements quote={quote} />
          ) : (
            !failure && <p className={styles.note}>{words.orderWords}</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** The sentences about single fields, by the field's name. */
function findProblems(error: Error | null): Readonly<Record<string, string>> {
  const errors = (error instanceof ApiFailure && error.response.errors) || []
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}
