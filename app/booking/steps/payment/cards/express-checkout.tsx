import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
} from '@stripe/stripe-js'
import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import type { CardForm, WalletPayment } from './card-form.ts'
import { confirmStripePayment } from './confirm-stripe-payment.ts'
import { OrByCard } from './or-by-card.tsx'

type ExpressProps = Pick<CardForm, 'keepsCard'> & { readonly wallet: WalletPayment }

/**
 * Apple Pay, Google Pay and Link, as supported by this browser. The family's details are already known, so
 * the wallets ask for nothing else.
 */
export function ExpressCheckout({ wallet, ...kept }: ExpressProps) {
  const text = useText()
  const stripe = useStripe()
  const elements = useElements()
  const [isOffered, setOffered] = useState(false)

  const pay = async ({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) => {
    let isConfirmed = false
    const submitted = await elements?.submit()
    if (!submitted || submitted.error) return paymentFailed()
    await wallet.pay({
      ...kept,
      isComplete: () => true,
      confirm(intent, _billing, returnTo) {
        isConfirmed = true
        return confirmStripePayment({ stripe, elements, intent, returnTo, text })
      },
    })
    // The sheet waits for a result even if nothing was to be charged.
    if (!isConfirmed) paymentFailed()
  }

  return (
    <Text as="div" hidden={!isOffered} marginBottom={4}>
      <ExpressCheckoutElement
        options={LOOK}
        onReady={({ availablePaymentMethods }) => setOffered(availablePaymentMethods !== undefined)}
        onClick={({ resolve, reject }) => (wallet.isReady() && !wallet.isDisabled ? resolve() : reject())}
        onConfirm={(event) => void pay(event)}
      />
      <OrByCard />
    </Text>
  )
}

const LOOK: StripeExpressCheckoutElementOptions = {
  buttonHeight: 48,
  paymentMethods: { amazonPay: 'never', paypal: 'never', klarna: 'never' },
}
