import { getFailureSentence, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { DamageClaim } from '#contract/money/damage-claims.ts'
import { useBookingsChanged } from '../use-bookings-changed.ts'

type WithdrawProps = {
  readonly bookingId: number
  readonly claim: DamageClaim
  readonly onClose: () => void
}

export function WithdrawDialog({ bookingId, claim, onClose }: WithdrawProps) {
  const text = useText()
  const changed = useBookingsChanged()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () =>
      api.post('/api/bookings/:id/damage-claims/:claimId/withdrawal', {
        params: { id: bookingId, claimId: claim.id },
      }),
    onSuccess: () => {
      toastSuccess(text('admin.damage.withdrawn'))
      onClose()
      return changed()
    },
    onError: (error) => {
      toastFailure(getFailureSentence(text('admin.damage.withdrawFailed'), error))
      return changed()
    },
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => mutate()}
      title={text('admin.damage.withdrawTitle')}
      description={text('admin.damage.withdrawHint')}
      confirmLabel={text('admin.damage.withdrawDo')}
      cancelLabel={text('admin.damage.keep')}
      isBusy={isPending}
      busyLabel={undefined}
    />
  )
}
