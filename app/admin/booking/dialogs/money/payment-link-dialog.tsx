import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyField } from '#app/admin/kit/forms/copy-field.tsx'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { SkeletonText } from '#app/ui/display/skeleton.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { getBookingSums } from '#contract/booking/booking-statement.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { PaymentLink } from '#contract/money/money.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import { HoldOptions } from './hold-options.tsx'

type PaymentLinkProps = {
  readonly booking: Booking
  readonly onClose: () => void
}

const linkQuery = ({ id }: Booking) =>
  apiQuery('/api/bookings/:id/payment-link', { params: { id }, staleTime: 0 })

/** A payment link for the customer, to email or to copy into a message of the user's own. */
export function PaymentLinkDialog({ booking, onClose }: PaymentLinkProps) {
  const text = useText()
  const { data: link, error } = useQuery(linkQuery(booking))
  const [holdDays, setHoldDays] = useState('')
  const { send, isSending } = useSendLink(booking)
  return (
    <ActDialog
      onClose={onClose}
      title={text('admin.payments.link.title', { id: booking.id })}
      description={link && <WhatIsPaid booking={booking} link={link} />}
      cancelLabel={text('ui.close')}
      onConfirm={() => send(holdDays === '' ? {} : { holdDays: Number(holdDays) })}
      confirmLabel={link?.sentAt ? text('admin.payments.link.sendAgain') : text('admin.payments.link.send')}
      isDisabled={!link}
      isBusy={isSending}
      busyLabel={text('admin.forms.sending')}
    >
      {error && <EmptyState>{describeFailure(error)}</EmptyState>}
      {!link && !error && <SkeletonText lines={4} />}
      {link && <LinkParts link={link} holdDays={holdDays} onHoldDays={setHoldDays} />}
    </ActDialog>
  )
}

type LinkPartsProps = { link: PaymentLink; holdDays: string; onHoldDays: (days: string) => void }

function LinkParts({ link, holdDays, onHoldDays }: LinkPartsProps) {
  const text = useText()
  return (
    <Stack>
      <CopyField
        label={text('admin.payments.link.label')}
        hint={text('admin.payments.link.hint')}
        value={link.url}
        copyLabel={text('admin.forms.copy.link')}
      />
      {link.canHold && (
        <SelectField
          label={text('admin.payments.whileUnpaid')}
          value={holdDays}
          onChange={(event) => onHoldDays(event.target.value)}
        >
          <option value="">{text('admin.payments.link.leave')}</option>
          <HoldOptions />
        </SelectField>
      )}
      <Text size="sm" tone="soft" breaksWords>
        {link.sentAt
          ? text('admin.payments.link.mailed', {
              recipient: link.recipient,
              when: formatDayAndTime(link.sentAt, text.language),
            })
          : text('admin.payments.link.notMailed', { recipient: link.recipient })}
        {!link.isMailing && text('admin.payments.link.noMailing')}
      </Text>
    </Stack>
  )
}

function WhatIsPaid({ booking, link }: { booking: Booking; link: PaymentLink }) {
  const text = useText()
  const first = getBookingSums(booking).isPartPayment
    ? text('admin.payments.link.deposit')
    : text('admin.payments.link.whole')
  const what = link.purpose === 'balance' ? text('admin.payments.link.balance') : first
  return (
    <>
      {text('admin.payments.link.pays', {
        customer: booking.customerName,
        what,
        amount: dollars(link.amount),
      })}{' '}
      “{link.sentence}”
    </>
  )
}

function useSendLink(booking: Booking) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (body: { holdDays?: number }) =>
      sendKeyed(body, (request) =>
        api.post('/api/bookings/:id/payment-link', { params: { id: booking.id }, ...request }),
      ),
    stores: linkQuery(booking),
    done: ({ isMailing, recipient }) =>
      isMailing
        ? text('admin.payments.link.sent', { recipient })
        : text('admin.payments.link.kept', { recipient }),
    failed: (why) => text('admin.payments.link.failed', { why }),
    refreshes: FOLLOWS_BOOKINGS,
  })
  return { send: mutate, isSending: isPending }
}
