import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { finishBooking } from '#app/booking/finish-booking.ts'
import { StepFrame } from '#app/booking/step-frame.tsx'
import type { StepProps } from '#app/booking/step-props.ts'
import { useAgreement } from '#app/booking/terms/use-agreement.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { randomKey } from '#app/lib/random-key.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import type { CustomerBooking, Quote } from '#contract/booking/bookings.ts'
import { readQuote } from '#contract/booking/price-lines.ts'
import { amountTooSmall } from '#domain/catalogue/pricing/payable.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { getQuoteStatement, getQuoteSums } from '../summary/quote-statement.ts'
import { StatementList } from '../summary/statement-list.tsx'
import { CardSection, PAYMENT_FORM } from './card-section.tsx'
import type { CardForm } from './cards/card-form.ts'
import { OrderReview } from './order/order-review.tsx'
import { SetupFailure } from './payment-failure.tsx'
import styles from './payment-step.module.css'
import { ReviewBeforePaying } from './trust/trust.tsx'
import { usePay } from './use-pay.ts'
import { usePaymentConfig, usePaymentIntent, usePaymentReadiness } from './use-payment-intent.ts'

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
  const button = { cents: quote.finalAmountCents, isPaying, isDisabled }
  return (
    <StepFrame
      {...props}
      isSummaryInContent
      lead={text('booking.payment.lead')}
      action={<PayButton {...button} />}
    >
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
          payButton={<PayButton {...button} variant="secondary" />}
          onSubmit={() => !tooSmall && void pay(intent.data)}
          onMissing={() => setNoForm(true)}
        />
      )}
      <ReviewBeforePaying themeId={draft.themeId} />
      <Reconsidering {...{ asked, bookingDate, wizard }} />
    </StepFrame>
  )
}

type ReconsideringProps = Pick<StepProps, 'wizard'> & {
  asked: Omit<ReturnType<typeof usePay>, 'pay' | 'isPaying' | 'failure'>
  bookingDate: PartyDay | ''
}

/** Asks what to do about a price that changed, or a party that is booked already. */
function Reconsidering({ asked, bookingDate, wizard }: ReconsideringProps) {
  return (
    <>
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
    </>
  )
}

type PayButtonProps = Pick<ComponentProps<typeof Button>, 'variant'> & {
  cents: Cents
  isPaying: boolean
  isDisabled: boolean
}

/** Submits the card form. The one in the summary is filled, the one where typing ends is not. */
function PayButton({ cents, isPaying, isDisabled, ...look }: PayButtonProps) {
  const text = useText()
  return (
    <Button
      type="submit"
      form={PAYMENT_FORM}
      size="lg"
      isWide
      {...look}
      isBusy={isPaying}
      busyLabel={text('booking.payment.paying')}
      disabled={isDisabled}
    >
      {text('booking.payment.pay', { cents })}
    </Button>
  )
}

/** Whether cards can be charged now, and whether the charges are real. */
function PaymentStatus({ hasNoForm }: { hasNoForm: boolean }) {
  const text = useText()
  const { data: config, isError: hasNoConfig } = usePaymentConfig()
  const { data: isReady, isError: isDown } = usePaymentReadiness()
  if (hasNoForm || hasNoConfig || isDown || isReady === false || config?.ready === false) {
    return (
      <p role="status" className={styles.status} data-state="down">
        <Icon name="warning" />
        {text('booking.payment.unavailable')}
      </p>
    )
  }
  if (!config || !isReady) {
    return (
      <p role="status" className={styles.status}>
        <Icon name="lock" />
        {text('booking.payment.checking')}
      </p>
    )
  }
  return (
    <p role="status" className={styles.status} data-state="ready">
      <Icon name="lock" />
      {text(config.provider === 'test' ? 'booking.payment.readyInTest' : 'booking.payment.ready')}
    </p>
  )
}

type ChangedPriceDialogProps = {
  change: { readonly message: string; readonly quote: Quote } | undefined
  bookingDate: PartyDay | ''
  onAgree: () => void
  onReconsider: () => void
}

/** A changed price is never charged without the customer's consent. */
function ChangedPriceDialog({ change, bookingDate, onAgree, onReconsider }: ChangedPriceDialogProps) {
  const text = useText()
  if (!change) return null
  const quote = readQuote(change.quote)
  return (
    <ActDialog
      onClose={onAgree}
      title={text('booking.payment.changedTitle')}
      description={change.message}
      onCancel={onReconsider}
      cancelLabel={text('booking.payment.changeParty')}
      onConfirm={onAgree}
      confirmLabel={text('booking.payment.agreeToPrice', { cents: quote.finalAmountCents })}
    >
      <StatementList statement={getQuoteStatement(quote, bookingDate, text)} />
    </ActDialog>
  )
}

type BookedAlreadyDialogProps = {
  /** The paid booking of the same party; without one, nothing is asked. */
  booking: CustomerBooking | undefined
  onClose: () => void
}

/** Asks before a party that another tab has paid for is booked a second time. */
function BookedAlreadyDialog({ booking, onClose }: BookedAlreadyDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  if (!booking) return null
  const bookAnother = () => {
    // A new draft key makes it another party: the next attempt to pay books it.
    saveDraft({ draftKey: randomKey() })
    onClose()
  }
  return (
    <ActDialog
      onClose={onClose}
      title={text('booking.payment.bookedTitle')}
      description={text('booking.payment.booked', {
        theme: booking.themeName,
        day: booking.bookingDate,
        reference: booking.bookingId,
      })}
      onCancel={bookAnother}
      cancelLabel={text('booking.payment.bookAnother')}
      onConfirm={() => finishBooking(queryClient, booking)}
      confirmLabel={text('booking.payment.seeBooking')}
    />
  )
}
