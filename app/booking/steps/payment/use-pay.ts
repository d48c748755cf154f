import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type { StepProps } from '#app/booking/step-props.ts'
import type { Agreement } from '#app/booking/terms/use-agreement.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { PaymentIntent } from '#contract/money/payments.ts'
import { askedQuestionsQuery } from '../details/asked-questions-query.ts'
import { billingDetails, bookingOrder } from './booking-order.ts'
import type { CardForm } from './cards/card-form.ts'
import type { HeldParty } from './hold-party.ts'
import { payForParty } from './pay-for-party.ts'
import { usePayOutcome } from './use-pay-outcome.ts'

/** Handles paying, and what the payment step shows of it. */
export function usePay(props: StepProps, cardForm: RefObject<CardForm | null>, agreement: Agreement) {
  const { draft, order } = props
  const text = useText()
  const queryClient = useQueryClient()
  const pathIn = usePathIn()
  const { conclude, setFailure, ...shown } = usePayOutcome(props, agreement)
  const held = useRef<HeldParty>(undefined)
  const isUnderway = useRef(false)
  const [isPaying, setPaying] = useState(false)

  /** The server checks the answers anyway: without the questions, all that was typed is sent. */
  const readQuestions = () =>
    Object.keys(draft.answers).length > 0
      ? queryClient.fetchQuery(askedQuestionsQuery(draft)).catch(() => [])
      : []

  /** @param card the card form, unless a wallet pays */
  const pay = async (intent: PaymentIntent | null | undefined, card = cardForm.current) => {
    if (isUnderway.current) return
    if (intent === undefined || !card) return setFailure({ message: text('booking.payment.notReady') })
    setFailure(undefined)
    if (!card.isComplete() || !agreement.isComplete()) return
    isUnderway.current = true
    setPaying(true)
    const questions = await readQuestions()
    const outcome = await payForParty({
      order: bookingOrder(draft, order, {
        paymentIntentId: intent?.paymentIntentId ?? null,
        termsVersion: agreement.termsVersion,
        questions,
      }),
      billing: billingDetails(draft),
      successPage: pathIn('/booking/success'),
      intent,
      card,
      held: held.current,
      onHeld: (party) => {
        held.current = party
      },
      text,
    })
    await conclude(outcome)
    isUnderway.current = false
    setPaying(false)
  }

  return { pay, isPaying, ...shown }
}
