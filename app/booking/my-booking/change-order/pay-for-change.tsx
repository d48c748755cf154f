import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import type { BookingPageLink } from '../booking-page-link.ts'
import { CardPayment } from '../card-payment.tsx'
import { useFamilyPayment } from '../use-family-payment.ts'
import styles from './change-order.module.css'
import type { WantedOrder } from './order-draft.ts'
import { sendOrderChange } from './send-order-change.ts'

type PayForChangeProps = {
  readonly page: BookingPage
  readonly link: BookingPageLink
  readonly quote: ChangeQuote
  readonly wanted: WantedOrder
  readonly onBack: () => void
  readonly onClose: () => void
  readonly refetch: () => unknown
}

/** Pays the price difference by card; the payment itself makes the change. */
export function PayForChange({ page, link, quote, wanted, onBack, onClose, refetch }: PayForChangeProps) {
  const text = useText()
  const payment = useFamilyPayment({
    booking: page.booking,
    prepare: async () => {
      const pending = await sendOrderChange({ link, wanted }, quote)
      if ('changeId' in pending) return pending
      throw new Error('The change was made without a payment')
    },
    thanks: text('myBooking.page.orderDone'),
    onPaid: onClose,
    onRefused: () => void refetch(),
  })
  return (
    <Dialog
      onClose={onClose}
      size="3xl"
      title={text('myBooking.page.orderTitle')}
      footer={
        <Button variant="secondary" disabled={payment.isBusy} onClick={onBack}>
          {text('myBooking.page.backToOrder')}
        </Button>
      }
    >
      <div className={styles.order}>
        <TwoStatements quote={quote} reader="family" />
        <CardPayment
          label={text('myBooking.page.cardPayment')}
          pay={text('myBooking.page.payAndChange', { amount: dollars(quote.dueNowAmount) })}
          payment={payment}
          amountCents={parseDollars(quote.dueNowAmount) ?? 0}
          isPrompt
        />
      </div>
    </Dialog>
  )
}
