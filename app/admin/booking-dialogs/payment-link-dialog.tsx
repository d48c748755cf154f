import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { dayAndTimeOf } from '#app/lib/instant-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import type { Booking } from '#contract/bookings.ts'
import type { PaymentLink } from '#contract/money.ts'
import { CopyField } from '../forms/copy-field.tsx'
import { failureWords, toastFailure, toastSuccess } from '../forms/failure-words.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { HoldOptions } from './hold-options.tsx'
import styles from './payment-link-dialog.module.css'

type PaymentLinkProps = {
  readonly booking: Booking
  readonly onClose: () => void
  readonly onDone: () => unknown
}

const linkQuery = ({ id }: Booking) =>
  apiQuery('/api/bookings/:id/payment-link', { params: { id }, staleTime: 0 })

/** The link under which a customer pays by card: to be mailed, or copied into a message of one's own. */
export function PaymentLinkDialog({ booking, onClose, onDone }: PaymentLinkProps) {
  const { data: link, error } = useQuery(linkQuery(booking))
  const [holdDays, setHoldDays] = useState('')
  const { send, isSending } = useSendLink(booking, onDone)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Payment link for #${booking.id}`}
      description={link && whatIsPaid(booking, link)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={!link}
            isBusy={isSending}
            busyLabel="Sending..."
            onClick={() => send(holdDays === '' ? {} : { holdDays: Number(holdDays) })}
          >
            {link?.sentAt ? 'Send Again' : 'Send by Mail'}
          </Button>
        </>
      }
    >
      {error && <EmptyState>{failureWords(error)}</EmptyState>}
      {!link && !error && <SkeletonText lines={4} />}
      {link && <LinkParts link={link} holdDays={holdDays} onHoldDays={setHoldDays} />}
    </Dialog>
  )
}

type LinkPartsProps = { link: PaymentLink; holdDays: string; onHoldDays: (days: string) => void }

function LinkParts({ link, holdDays, onHoldDays }: LinkPartsProps) {
  return (
    <div className={styles.parts}>
      <CopyField
        label="Link"
        hint="For the customer only: whoever has it can see, pay, move and cancel this booking."
        value={link.url}
        copyLabel="Copy Link"
      />
      {link.canHold && (
        <SelectField
          label="While unpaid"
          value={holdDays}
          onChange={(event) => onHoldDays(event.target.value)}
        >
          <option value="">Leave it as it is</option>
          <HoldOptions />
        </SelectField>
      )}
      <p className={styles.note}>
        {link.sentAt
          ? `Mailed to ${link.recipient} on ${dayAndTimeOf(link.sentAt)}.`
          : `It has not been mailed to ${link.recipient} yet.`}
        {!link.isMailing && ' Mails are kept in the Outbox and not sent, because SMTP_URL is not set.'}
      </p>
    </div>
  )
}

function whatIsPaid(
  { customerName, isDeposit }: Booking,
  { purpose, amount, sentence }: PaymentLink,
): string {
  const what = purpose === 'balance' ? 'the balance' : isDeposit ? 'the deposit' : 'the whole amount'
  return `${customerName} pays ${what}, ${dollars(amount)}, by card on a page of their own, which says: “${sentence}”`
}

function useSendLink(booking: Booking, onDone: () => unknown) {
  const queryClient = useQueryClient()
  const requestKey = useRequestKey()
  const { queryKey } = linkQuery(booking)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { holdDays?: number }) => {
      // Once it was sent, the button means another mail.
      const key = requestKey({ ...body, after: queryClient.getQueryData(queryKey)?.sentAt })
      return api.post('/api/bookings/:id/payment-link', {
        params: { id: booking.id },
        body,
        headers: { 'Idempotency-Key': key },
      })
    },
    onSuccess: (link) => {
      queryClient.setQueryData(queryKey, link)
      toastSuccess(
        link.isMailing
          ? `The payment link is on its way to ${link.recipient}.`
          : `The mail to ${link.recipient} is kept in the Outbox.`,
      )
      return onDone()
    },
    onError: (error) => toastFailure(`Failed to send the payment link: ${failureWords(error)}`),
  })
  return { send: mutate, isSending: isPending }
}
