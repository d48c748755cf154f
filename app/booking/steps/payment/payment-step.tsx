import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { StepFrame } from '#app/booking/step-frame.tsx'
import type { StepProps } from '#app/booking/step-props.ts'
import { useAgreement } from '#app/booking/terms/use-agreement.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { amountTooSmall } from '#domain/catalogue/pricing/payable.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { getQuoteSums } from '../summary/quote-statement.ts'
import { BookedAlreadyDialog } from './booked-already-dialog.tsx'
import { CardSection, PAYMENT_FORM } from './card-section.tsx'
import type { CardForm } from './cards/card-form.ts'
import { ChangedPriceDialog } from './changed-price-dialog.tsx'
import { OrderReview } from './order/order-review.tsx'
import { SetupFailure } from './payment-failure.tsx'
import { PaymentStatus } from './payment-status.tsx'
import { ReviewBeforePaying } from './trust/trust.tsx'
import { usePay } from './use-pay.ts'
import { usePaymentIntent } from './use-payment-intent.ts'

export function PaymentStep(props: StepProps) {
  const text = useText()
  const { draft, order, wizard } = props
  const { quote, policy } = order
  const { bookingDate } = draft
  const cardForm = useRef<CardForm>(null)
  const [hasNoForm, setNoForm] = useState(false)
  const intent = usePaymentIntent(quote)
  const tooSmall = amountTooSmall(quote)
  const { data: settings } = useQuery(siteSettingsQuery)
  const agreement = useAgreement(settings?.termsVersion !== undefined)
  const { pay, isPaying, failure, ...asked } = usePay(props, cardForm, agreement)
  const isDisabled = wizard.isMoving || !intent.isSuccess || hasNoForm || tooSmall !== undefined
  const payButton = <PayButton cents={quote.finalAmountCents} isPaying={isPaying} isDisabled={isDisabled} />
  return (
    <StepFrame {...props} isSummaryInContent lead={text('booking.payment.lead')} action={payButton}>
      <PaymentStatus hasNoForm={hasNoForm} />
      <OrderReview {...props} isPaying={isPaying} />
      {intent.isError ? (
        <SetupFailure error={intent.error} onGoBack={() => wizard.moveTo(3)} />
      ) : (
        <CardSection
          cardForm={cardForm}
          amountCents={quote.finalAmountCents}
          deposit={
            bookingDate
              ? { balanceCents: getQuoteSums(quote, bookingDate).balanceCents, bookingDate }
              : undefined
          }
          wallet={{
            isDisabled: isDisabled || isPaying,
            isReady: agreement.isComplete,
            pay: (wallet) => pay(intent.data, wallet),
          }}
          agreement={agreement}
          policy={policy}
          bookingDate={bookingDate}
          isPaying={isPaying}
          failure={tooSmall ? { message: text(tooSmall.message) } : failure}
          payButton={payButton}
          onSubmit={() => !tooSmall && void pay(intent.data)}
          onMissing={() => setNoForm(true)}
        />
      )}
      <ReviewBeforePaying themeId={draft.themeId} />
      <ChangedPriceDialog
        change={asked.changedPrice}
        bookingDate={bookingDate}
        onAgree={asked.closeChangedPrice}
        onReconsider={() => {
          asked.closeChangedPrice()
          wizard.moveTo(1)
        }}
      />
      <BookedAlreadyDialog booking={asked.bookedAlready} onClose={asked.closeBookedAlready} />
    </StepFrame>
  )
}

type PayButtonProps = { cents: Cents; isPaying: boolean; isDisabled: boolean }

/** Submits the card form; it is rendered in the summary too. */
function PayButton({ cents, isPaying, isDisabled }: PayButtonProps) {
  const text = useText()
  return (
    <Button
      type="submit"
      form={PAYMENT_FORM}
      size="lg"
      isWide
      isBusy={isPaying}
      busyLabel={text('booking.payment.paying')}
      disabled={isDisabled}
    >
      {text('booking.payment.pay', { cents })}
    </Button>
  )
}
