import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSentForm } from '#app/admin/kit/forms/use-sent-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { chargeDamageClaim, type DamageClaim } from '#contract/money/damage-claims.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'

/** Of a dialog that decides a claim. */
export type ClaimActProps = {
  readonly bookingId: number
  readonly claim: DamageClaim
  readonly onClose: () => void
}

/** Sets what a family is charged: the full claim, or less. */
export function ChargeDialog({ bookingId, claim, onClose }: ClaimActProps) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const { card } = claim
  const claimed = parseDollars(claim.claimedAmount) ?? 0
  const sent = useSentForm({
    initial: { amount: claim.claimedAmount },
    rules: { schema: chargeDamageClaim.body },
    send: (body) =>
      sendKeyed(body, (request) =>
        api.post('/api/bookings/:id/damage-claims/:claimId/charge', {
          params: { id: bookingId, claimId: claim.id },
          ...request,
        }),
      ),
    onSent: ({ status, chargedAmount }) => {
      const charged = parseDollars(chargedAmount ?? '') ?? 0
      if (status === 'withdrawn') toastSuccess(text('admin.damage.covered'))
      else if (status === 'paid') toastSuccess(text('admin.damage.chargedByCard', { charged }))
      else toastSuccess(text('admin.damage.charged'))
      onClose()
    },
    failed: text('admin.damage.chargeFailed'),
    refreshes: FOLLOWS_BOOKINGS,
  })
  return (
    <EditDialog
      {...sent}
      title={text('admin.damage.chargeTitle')}
      description={
        card?.state === 'given'
          ? text('admin.damage.chargeHintCard', { claimed, card: card.cardLabel })
          : text('admin.damage.chargeHint', { claimed })
      }
      size="md"
      saveLabel={text('admin.damage.chargeDo')}
      onClose={onClose}
    >
      <AmountField label={text('admin.damage.amount')} {...sent.form.input('amount')} />
    </EditDialog>
  )
}
