import type { FormEvent, ReactNode, Ref } from 'react'
import { TermsAgreement } from '#app/booking/terms/terms-agreement.tsx'
import type { Agreement } from '#app/booking/terms/use-agreement.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { splitAround } from '#app/lib/messages/split-around.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { Row } from '#app/ui/layout.tsx'
import { policySentence } from '#domain/booking/changes/policy-sentence.ts'
import type { BookingPolicy } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import styles from './card-section.module.css'
import type { CardForm, Deposit, WalletPayment } from './cards/card-form.ts'
import { type Failure, PaymentFailure } from './payment-failure.tsx'
import { ProvidersForm } from './providers-form.tsx'
import { CardMarks } from './trust/card-marks.tsx'
import { Promises } from './trust/trust.tsx'

/** The form's id, for buttons outside of it. */
export const PAYMENT_FORM = 'payment-form'

type Props = {
  readonly cardForm: Ref<CardForm>
  readonly amountCents: Cents
  readonly deposit: Deposit | undefined
  readonly wallet: WalletPayment
  readonly agreement: Agreement
  readonly policy: BookingPolicy
  readonly bookingDate: string
  readonly isPaying: boolean
  readonly failure: Failure | undefined
  readonly payButton: ReactNode
  readonly onSubmit: () => void
  /** The provider's form failed to load. */
  readonly onMissing: () => void
}

/** The card form, with everything to read right before paying. */
export function CardSection({
  cardForm,
  wallet,
  agreement,
  policy,
  bookingDate,
  isPaying,
  failure,
  payButton,
  onSubmit,
  onMissing,
  ...asked
}: Props) {
  const text = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card as="section" aria-labelledby="card-heading" gap={4}>
      <Row justify="space-between">
        <h3 id="card-heading">{text('booking.payment.card')}</h3>
        <CardMarks />
      </Row>
      <form id={PAYMENT_FORM} noValidate onSubmit={submit}>
        <ProvidersForm ref={cardForm} {...{ ...asked, wallet, onMissing }} />
      </form>
      <TermsAgreement agreement={agreement} isDisabled={isPaying} />
      <PaymentFailure failure={failure} />
      <Promises bookingDate={bookingDate} policy={policy} />
      <div className={styles.payHere}>{payButton}</div>
      <PolicyNote policy={policy} isAgreedAbove={agreement.terms !== undefined} />
    </Card>
  )
}

/** If the site has no versions of the terms, paying implies agreement. */
function PolicyNote({ policy, isAgreedAbove }: { policy: BookingPolicy; isAgreedAbove: boolean }) {
  const text = useText()
  const pathIn = usePathIn()
  const [before, after] = splitAround((link) => text('booking.payment.agree', { link }))
  return (
    <p className={styles.policy}>
      {!isAgreedAbove && (
        <>
          {before}
          <a href={pathIn('/terms-of-service')} target="_blank" rel="noopener">
            {text('booking.common.terms')}
          </a>
          {after}
        </>
      )}
      {policySentence(policy, text)}
    </p>
  )
}
