import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Quote } from '#contract/bookings.ts'
import { formatDollars, parseDollars } from '#domain/money.ts'
import { readLines } from '../summary/price-lines.ts'
import { PriceList } from '../summary/price-list.tsx'

type ChangedPriceDialogProps = {
  change: { readonly message: string; readonly quote: Quote } | undefined
  onAgree: () => void
  onReconsider: () => void
}

/** A price that changed since the choice was made is never charged without a yes to the new one. */
export function ChangedPriceDialog({ change, onAgree, onReconsider }: ChangedPriceDialogProps) {
  if (!change) return null
  const { lines, totalAmount, finalAmount } = change.quote
  const finalAmountCents = parseDollars(finalAmount) ?? 0
  return (
    <Dialog
      isOpen
      onClose={onAgree}
      title="A price has changed"
      description={change.message}
      footer={
        <>
          <Button variant="secondary" onClick={onReconsider}>
            Change my party
          </Button>
          <Button onClick={onAgree}>Agree to {formatDollars(finalAmountCents)}</Button>
        </>
      }
    >
      <PriceList
        lines={readLines(lines)}
        totalCents={parseDollars(totalAmount) ?? 0}
        finalAmountCents={finalAmountCents}
      />
    </Dialog>
  )
}
