import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { Quote } from '#contract/booking/bookings.ts'
import { readQuote } from '#contract/booking/price-lines.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { getQuoteStatement } from '../summary/quote-statement.ts'
import { StatementList } from '../summary/statement-list.tsx'

type ChangedPriceDialogProps = {
  change: { readonly message: string; readonly quote: Quote } | undefined
  bookingDate: PartyDay | ''
  onAgree: () => void
  onReconsider: () => void
}

/** A changed price is never charged without the customer's consent. */
export function ChangedPriceDialog({ change, bookingDate, onAgree, onReconsider }: ChangedPriceDialogProps) {
  const text = useText()
  if (!change) return null
  const quote = readQuote(change.quote)
  return (
    <Dialog
      onClose={onAgree}
      title={text('booking.payment.changedTitle')}
      description={change.message}
      footer={
        <>
          <Button variant="secondary" onClick={onReconsider}>
            {text('booking.payment.changeParty')}
          </Button>
          <Button onClick={onAgree}>
            {text('booking.payment.agreeToPrice', { cents: quote.finalAmountCents })}
          </Button>
        </>
      }
    >
      <StatementList statement={getQuoteStatement(quote, bookingDate, text)} />
    </Dialog>
  )
}
