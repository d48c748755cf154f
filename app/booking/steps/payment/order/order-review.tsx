import { PolicyLine } from '#app/booking/policy/policy-line.tsx'
import type { StepProps } from '#app/booking/step-props.ts'
import { TeepeeAdvice } from '#app/booking/steps/party/teepee-advice.tsx'
import { ConsentBox } from '#app/booking/terms/consent-box.tsx'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { effectiveRefundSteps } from '#domain/booking/changes/refund-steps.ts'
import { CouponField } from './coupon-field.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentOptionChoice } from './payment-option-choice.tsx'

/** The order, the amount due now, and the refund for a cancellation. */
export function OrderReview({ draft, order, wizard, isPaying }: StepProps & { isPaying: boolean }) {
  const { quote, quotes, policy, waiver } = order
  const { bookingDate } = draft
  const text = useText()
  return (
    <>
      <OrderSummary
        draft={draft}
        quote={quote}
        advice={<TeepeeAdvice {...{ draft, order, wizard }} isDisabled={isPaying} />}
      >
        <PolicyLine
          paidCents={quote.finalAmountCents}
          depositCents={quote.depositCents}
          bookingDate={bookingDate}
          refundSteps={effectiveRefundSteps(policy)}
        />
      </OrderSummary>
      <PaymentOptionChoice
        quotes={quotes}
        value={quote.paymentOption}
        depositPercent={policy.deposit ? undefined : policy.depositPercent}
        bookingDate={bookingDate}
        isDisabled={isPaying}
      />
      {waiver && (
        <ConsentBox
          words={text('booking.payment.waiver', { percent: waiver.percent, covers: waiver.coversCents })}
          isTicked={draft.damageWaiver}
          isDisabled={isPaying}
          onTick={(damageWaiver) => saveDraft({ damageWaiver })}
        />
      )}
      <CouponField coupon={draft.appliedCoupon} isDisabled={isPaying} />
    </>
  )
}
