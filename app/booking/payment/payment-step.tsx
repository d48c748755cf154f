import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { usePathIn } from '#app/lib/language.ts'
import { siteSettingsQuery } from '#app/lib/site-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { policySentence } from '#domain/booking/policy-words.ts'
import { effectiveRefundSteps } from '#domain/booking/refund-steps.ts'
import { amountTooSmall } from '#domain/pricing/payable.ts'
import type { BookingPolicy } from '#domain/pricing/pricing-settings.ts'
import { tell } from '#domain/sentences/said.ts'
import { TeepeeAdvice } from '../party/teepee-advice.tsx'
import { PolicySlider } from '../policy/policy-slider.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { StepProps } from '../step-props.ts'
import { TermsAgreement } from '../terms/terms-agreement.tsx'
import { useAgreement } from '../terms/use-agreement.ts'
import { useWords } from '../words/booking-words.ts'
import type { CardForm } from './card-form.ts'
import { ChangedPriceDialog } from './changed-price-dialog.tsx'
import { CouponField } from './coupon-field.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentFailure, SetupFailure } from './payment-failure.tsx'
import { PaymentOptionChoice } from './payment-option-choice.tsx'
import { PaymentStatus } from './payment-status.tsx'
import styles from './payment-step.module.css'
import { ProvidersForm } from './providers-form.tsx'
import { usePay } from './use-pay.ts'
import { usePaymentIntent } from './use-payment-intent.ts'

const FORM = 'payment-form'

export function PaymentStep(props: StepProps) {
  const { payment: words, shared } = useWords()
  const { draft, order, wizard } = props
  const cardForm = useRef<CardForm>(null)
  const [hasNoForm, setNoForm] = useState(false)
  const intent = usePaymentIntent(order.quote)
  const tooSmall = amountTooSmall(order.quote)
  const { data: settings } = useQuery(siteSettingsQuery)
  const agreement = useAgreement(settings?.termsVersion !== undefined)
  const { pay, isPaying, failure, changedPrice, closeChangedPrice } = usePay(props, cardForm, agreement)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!tooSmall) void pay(intent.data)
  }
  const payButton = (
    <Button
      type="submit"
      form={FORM}
      size="lg"
      isWide
      isBusy={isPaying}
      busyLabel={words.paying}
      disabled={wizard.isMoving || !intent.isSuccess || hasNoForm || tooSmall !== undefined}
    >
      {words.pay(order.quote.finalAmountCents)}
    </Button>
  )
  return (
    <StepFrame {...props} isSummaryInContent lead={words.lead} action={payButton}>
      <PaymentStatus hasNoForm={hasNoForm} />
      <OrderSummary
        draft={draft}
        quote={order.quote}
        advice={<TeepeeAdvice draft={draft} wizard={wizard} isDisabled={isPaying} />}
      />
      <PaymentOptionChoice
        quote={order.quote}
        depositPercent={order.policy.depositPercent}
        bookingDate={draft.bookingDate}
        isDisabled={isPaying}
      />
      <CouponField coupon={draft.appliedCoupon} isDisabled={isPaying} />
      <Card as="section" aria-label={words.ifCancel}>
        <PolicySlider
          paidCents={order.quote.finalAmountCents}
          depositCents={order.quote.depositCents}
          bookingDate={draft.bookingDate}
          refundSteps={effectiveRefundSteps(order.policy)}
        />
      </Card>
      {intent.isError ? (
        <SetupFailure error={intent.error} onGoBack={() => wizard.moveTo(3)} />
      ) : (
        <Card as="section" aria-labelledby="card-heading" className={styles.card}>
          <h3 id="card-heading">{words.card}</h3>
          <form id={FORM} noValidate onSubmit={submit}>
            <ProvidersForm ref={cardForm} onMissing={() => setNoForm(true)} />
          </form>
          <TermsAgreement agreement={agreement} isDisabled={isPaying} />
          <PaymentFailure
            failure={tooSmall ? { message: tell(tooSmall.said ?? [], shared.sentences) } : failure}
          />
          <div className={styles.payHere}>{payButton}</div>
          <PolicyNote policy={order.policy} isAgreedAbove={agreement.terms !== undefined} />
        </Card>
      )}
      <ChangedPriceDialog
        change={changedPrice}
        bookingDate={draft.bookingDate}
        onAgree={closeChangedPrice}
        onReconsider={() => {
          closeChangedPrice()
          wizard.moveTo(1)
        }}
      />
    </StepFrame>
  )
}

/** Without versions of the terms, paying means agreeing to them. */
function PolicyNote({ policy, isAgreedAbove }: { policy: BookingPolicy; isAgreedAbove: boolean }) {
  const { payment, terms, shared } = useWords()
  const pathIn = usePathIn()
  const [before, link, after] = payment.agree(terms)
  return (
    <p className={styles.policy}>
      {!isAgreedAbove && (
        <>
          {before}
          <a href={pathIn('/terms-of-service')} target="_blank" rel="noopener">
            {link}
          </a>
          {after}
        </>
      )}
      {policySentence(policy, shared.rules)}
    </p>
  )
}
