import loadAutopayTexts from 'virtual:messages/autopay'
import { useState } from 'react'
import { useLateText } from '#app/lib/messages/use-late-text.ts'
import type { PaymentConfig } from '#contract/money/payments.ts'
import { offerAutopay } from '#domain/payments/autopay.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import styles from './autopay-offer.module.css'
import type { CardFormProps } from './card-form.ts'

type Offered = Exclude<ReturnType<typeof offerAutopay>, undefined>

/** What the family chose, and what the form shows for it. */
export type Autopay = {
  /** The card is kept: only cards can pay, and the provider is told. */
  readonly isAgreed: boolean
  readonly offer: Offered | undefined
  readonly agree: (isAgreed: boolean) => void
  readonly noticeDays: number
}

/** The offer that the balance is charged to the card which pays the deposit. What was agreed to for another amount or day is not agreed to. */
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

/** The box that agrees, in the words that are kept with it. Nobody ticks it for a family. */
export function AutopayOffer({ offer, ...autopay }: Autopay) {
  return offer && <OfferBox {...autopay} offer={offer} />
}

function OfferBox({ isAgreed, offer, agree, noticeDays }: Autopay & { readonly offer: Offered }) {
  const text = useLateText('autopay', loadAutopayTexts)
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
      <span id="autopay-hint" className={styles.hint}>
        {text('autopay.consentHint', { days: noticeDays })}
      </span>
    </label>
  )
}
