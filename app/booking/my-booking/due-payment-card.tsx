import { type ReactNode, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Text } from '#app/ui/layout.tsx'
import { getBookingSums } from '#contract/booking/booking-statement.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { PolicyLine } from '../policy/policy-line.tsx'
import type { Deposit } from '../steps/payment/cards/card-form.ts'
import { PaymentFailure } from '../steps/payment/payment-failure.tsx'
import { TermsAgreement } from '../terms/terms-agreement.tsx'
import { readChangedTerms, useAgreement } from '../terms/use-agreement.ts'
import { type PhasedProps, toPlaces } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { CardPayment } from './card-payment.tsx'
import { getRefundPolicy } from './refund-policy.ts'
import { useFamilyPayment } from './use-family-payment.ts'

/** The next payment: the first one of a phone booking, then the balance. */
export function DuePaymentCard(props: PhasedProps) {
  return <DuePayment {...props} isAutomatic={false} />
}

type DuePaymentProps = PhasedProps & {
  /** The balance is charged by itself: this is a way to pay it now, within the card that says so. */
  readonly isAutomatic: boolean
}

export function DuePayment({ isAutomatic, ...props }: DuePaymentProps) {
  const text = useText()
  const { dueAmount, duePurpose, dueSentence, owedAmount, paidAmount, canCancel, booking } = props.page
  const { settlingAmount } = props.page
  // The balance after a deposit is a separate payment, started by its own button.
  const [payingFor, setPayingFor] = useState<BookingPage['duePurpose']>(null)
  const payment = usePayDue(props)
  if (settlingAmount) {
    return (
      <Frame
        isAutomatic={isAutomatic}
        title={`${text('myBooking.page.settling')}: ${dollars(settlingAmount)}`}
      >
        <Text marginTop={3} role="status">
          {dueSentence}
        </Text>
      </Frame>
    )
  }
  if (!duePurpose) {
    const isOpen = Number(owedAmount) > 0 || booking.cancelReason === 'lapsed'
    return isOpen ? <p role="status">{dueSentence}</p> : <PaymentFailure failure={payment.failure} />
  }
  // Once something is paid, the slider is shown with the cancellation instead.
  const isFirst = canCancel && Number(paidAmount) === 0
  const first = getBookingSums(booking).isPartPayment
    ? text('myBooking.page.deposit')
    : text('myBooking.page.toPay')
  const name = duePurpose === 'balance' ? text('myBooking.page.remaining') : first
  return (
    <Frame isAutomatic={isAutomatic} title={`${name}: ${dollars(dueAmount)}`}>
      {!isAutomatic && <p className={styles.sentence}>{getDueSentence(props, text)}</p>}
      {isFirst && (
        <Text as="div" marginBottom={4}>
          <PolicyLine {...getRefundPolicy(props.page, parseDollars(dueAmount) ?? 0)} />
        </Text>
      )}
      {payingFor === duePurpose ? (
        <CardPayment
          label={text('myBooking.page.cardPayment')}
          pay={text('myBooking.page.pay', { amount: dollars(dueAmount) })}
          payment={payment}
          amountCents={parseDollars(dueAmount) ?? 0}
          deposit={getDeposit(props.page)}
        >
          <TermsAgreement agreement={payment.agreement} isDisabled={payment.isBusy} />
        </CardPayment>
      ) : (
        <>
          <PaymentFailure failure={payment.failure} />
          <div className={styles.ways}>
            <Button
              variant={isAutomatic ? 'quiet' : props.mainAction === 'pay' ? 'primary' : 'secondary'}
              size={isAutomatic ? 'sm' : 'md'}
              onClick={() => setPayingFor(duePurpose)}
            >
              {text(isAutomatic ? 'myBooking.autopay.payNow' : 'myBooking.page.payByCard', {
                amount: dollars(dueAmount),
              })}
            </Button>
          </div>
        </>
      )}
    </Frame>
  )
}

type FrameProps = { readonly isAutomatic: boolean; readonly title: string; readonly children: ReactNode }

function Frame({ isAutomatic, title, children }: FrameProps) {
  if (isAutomatic) return <div className={styles.within}>{children}</div>
  return (
    <Card as="section">
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  )
}

/** After the party, the sentence about keeping its date no longer holds. */
function getDueSentence({ page, phase }: PhasedProps, text: GetText): string {
  if (phase === 'missed') return text('myBooking.after.missedDue')
  return phase === 'after' ? text('myBooking.after.due') : page.dueSentence
}

function getDeposit({ autopayOffer, booking: { bookingDate } }: BookingPage): Deposit | undefined {
  return autopayOffer && { balanceCents: parseDollars(autopayOffer.amount) ?? 0, bookingDate }
}

function usePayDue({ page: { booking, dueAmount, duePurpose, asksForTerms }, link }: PhasedProps) {
  const text = useText()
  const agreement = useAgreement(asksForTerms === true)
  const payment = useFamilyPayment({
    booking,
    prepare: (keepsCard) =>
      api.post('/api/my-bookings/:reference/balance-payment', {
        ...toPlaces(link),
        body: {
          amount: dueAmount,
          ...(duePurpose && { purpose: duePurpose }),
          termsVersion: agreement.termsVersion,
          ...(keepsCard && { autopay: true }),
        },
      }),
    isReady: agreement.isComplete,
    thanks: text('myBooking.page.received'),
    onRefused: (error) => {
      const changed = readChangedTerms(error)
      if (changed) agreement.replace(changed)
    },
  })
  return { ...payment, agreement }
}
