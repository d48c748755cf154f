import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSchemaForm } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { chargeDamageClaim, type DamageClaim } from '#contract/money/damage-claims.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'

type Fields = { amount: string }

const RULES: FormRules<Fields> = { schema: chargeDamageClaim.body, toBody: (fields) => fields }

type ChargeProps = {
  readonly bookingId: number
  readonly claim: DamageClaim
  readonly onClose: () => void
}

/** Sets what a family is charged: the full claim, or less. */
export function ChargeDialog({ bookingId, claim, onClose }: ChargeProps) {
  const text = useText()
  const changed = useBookingsChanged()
  const sendKeyed = useRequestKey()
  const form = useSchemaForm(RULES, { amount: claim.claimedAmount })
  const { card } = claim
  const claimed = parseDollars(claim.claimedAmount) ?? 0
  const charge = useSingleMutation({
    mutationFn: (body: Fields) =>
      sendKeyed(body, (request) =>
        api.post('/api/bookings/:id/damage-claims/:claimId/charge', {
          params: { id: bookingId, claimId: claim.id },
          ...request,
        }),
      ),
    onSuccess: ({ status, chargedAmount }) => {
      const charged = parseDollars(chargedAmount ?? '') ?? 0
      if (status === 'withdrawn') toastSuccess(text('admin.damage.covered'))
      else if (status === 'paid') toastSuccess(text('admin.damage.chargedByCard', { charged }))
      else toastSuccess(text('admin.damage.charged'))
      onClose()
      return changed()
    },
    onError: (error) => {
      toastFailure(getFailureSentence(text('admin.damage.chargeFailed'), error))
      return changed()
    },
  })
  return (
    <EditDialog
      title={text('admin.damage.chargeTitle')}
      description={
        card?.state === 'given'
          ? text('admin.damage.chargeHintCard', { claimed, card: card.cardLabel })
          : text('admin.damage.chargeHint', { claimed })
      }
      size="md"
      form={form}
      submit={() => form.submit(charge.mutate)}
      isSaving={charge.isPending}
      saveLabel={text('admin.damage.chargeDo')}
      onClose={onClose}
    >
      <AmountField label={text('admin.damage.amount')} required {...form.input('amount')} />
    </EditDialog>
  )
}
