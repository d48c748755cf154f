import loadAutopayTexts from 'virtual:messages/autopay'
import { useState } from 'react'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { Text } from '#app/ui/layout.tsx'
import type { PaymentConfig } from '#contract/money/payments.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { offerAutopay } from '#domain/money/payments/autopay.ts'
import styles from './autopay-offer.module.css'
import type { CardFormProps } from './card-form.ts'

type Offered = Exclude<ReturnType<typeof offerAutopay>, undefined>

/** The family's choice, and what the form shows for it. */
export type Autopay = {
  /** The card will be saved: only cards are accepted, and the provider is told. */
  readonly isAgreed: boolean
  readonly offer: Offered | undefined
  readonly agree: (isAgreed: boolean) => void
  readonly noticeDays: number
}

/**
 * Offers to charge the balance to the card that pays the deposit. Consent to another amount or date does not
 * count.
 */
export function useAutopay({ deposit }: Pick<CardFormProps, 'deposit'>, { autopay }: PaymentConfig): Autopay {
  const [agreedTo, setAgreedTo] = useState<Offered>()
  const today = partyDayAt(new Date())
  const offer =
    autopay &&
    deposit &&
    offerAutopay({ bookingDate: deposit.bookingDate, bookedOn: today }, { ...deposit, today })
  const isAgreed =
    offer !== undefined &&
    agreedTo?.amountCents === offer.amountCents &&
    agreedTo.chargeDay === offer.chargeDay
  return {
    isAgreed,
    offer,
    agree: (isTicked) => setAgreedTo(isTicked ? offer : undefined),
    noticeDays: autopay?.noticeDays ?? 0,
  }
}

/** The consent checkbox, with the exact words that are stored. Never pre-checked. */
export function AutopayOffer({ offer, ...autopay }: Autopay) {
  return offer && <OfferBox {...autopay} offer={offer} />
}

function OfferBox({ isAgreed, offer, agree, noticeDays }: Autopay & { readonly offer: Offered }) {
  const text = useLazyText('autopay', loadAutopayTexts)
  if (!text) return null
  return (
    <label className={styles.offer}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isAgreed}
        aria-describedby="autopay-hint"
        onChange={({ target }) => agree(target.checked)}
      />
      <span>{text('autopay.consent', { balance: offer.amountCents, day: offer.chargeDay })}</span>
      <Text as="span" id="autopay-hint" isFullWidth size="sm" tone="soft">
        {text('autopay.consentHint', { days: noticeDays })}
      </Text>
    </label>
  )
}
