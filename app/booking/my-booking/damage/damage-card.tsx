import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import type { OwnDamageClaim } from '#contract/money/damage-claims.ts'
import { parseDollars } from '#domain/money/money.ts'
import { formatMoment } from '#domain/time/party-day.ts'
import { PaymentFailure } from '../../payment/payment-failure.tsx'
import { type OwnPageWords, useOwnWords } from '../../words/booking-words.ts'
import { CardPayment } from '../card-payment.tsx'
import styles from '../own-booking-report.module.css'
import { type OwnLink, toPlaces } from '../own-link.ts'
import { useOwnPayment } from '../use-own-payment.ts'
import { ClaimedCard } from './claimed-card.tsx'
import { DamageAnswer } from './damage-answer.tsx'
import { DamageFacts } from './damage-facts.tsx'

/** How often it is asked whether a card has been charged. */
const CHARGING_MILLISECONDS = 4_000

type OwnProps = { readonly own: OwnBooking; readonly link: OwnLink }

/** What is claimed for damage; nothing for nearly every family. */
export function DamageCards({ own, link }: OwnProps) {
  return own.damageClaimIds?.map((id) => <DamageCard key={id} id={id} own={own} link={link} />)
}

function DamageCard({ id, own, link }: OwnProps & { readonly id: number }) {
  const { damage: words, shared } = useOwnWords()
  const { params, query } = toPlaces(link)
  const { data: claim } = useQuery({
    ...apiQuery('/api/my-bookings/:reference/damage-claims/:id', { params: { ...params, id }, query }),
    refetchInterval: ({ state }) => (state.data && isCharging(state.data) ? CHARGING_MILLISECONDS : false),
  })
  if (!claim) return null
  const until = formatMoment(new Date(claim.answerUntil), shared.rules.language)
  return (
    <Card as="section">
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.sentence}>{describe(claim, words, until)}</p>
      <DamageFacts claim={claim} />
      {(claim.canAnswer || claim.savedCard) && <DamageAnswer claim={claim} link={link} />}
      {claim.card?.state === 'given' && <ClaimedCard claim={claim} card={claim.card} link={link} />}
      {claim.status === 'decided' && !isCharging(claim) && <PayDamage claim={claim} own={own} link={link} />}
    </Card>
  )
}

/** The server charges the saved card, and sees later what came of it. */
function isCharging({ status, card }: OwnDamageClaim): boolean {
  return status === 'decided' && card?.state === 'given'
}

function describe(claim: OwnDamageClaim, words: OwnPageWords['damage'], until: string): string {
  const { status, answer, canAnswer, chargedAmount, claimedAmount, card } = claim
  const charged = dollars(chargedAmount ?? claimedAmount)
  if (status === 'withdrawn') return words.withdrawn
  if (status === 'paid') return words.paid(charged)
  if (isCharging(claim)) return words.charging(charged, card?.cardLabel ?? '')
  if (status === 'decided') {
    const isAll = chargedAmount === claimedAmount
    const owed = isAll ? words.decided(charged) : words.decidedLess(charged, dollars(claimedAmount))
    return card?.state === 'failed' ? `${owed} ${words.cardFailed(card.cardLabel)}` : owed
  }
  if (card?.state === 'given') return words.agreedByCard(card.cardLabel)
  if (answer === 'agree') return words.agreed
  if (!canAnswer) return words.over
  return answer === 'disagree' ? words.answered : words.open(until)
}

/** The card payment of what was decided, opened by its own button. */
function PayDamage({ claim, own, link }: OwnProps & { readonly claim: OwnDamageClaim }) {
  const { damage: words } = useOwnWords()
  const [isPaying, setPaying] = useState(false)
  const { params, query } = toPlaces(link)
  const amount = claim.chargedAmount ?? '0.00'
  const payment = useOwnPayment({
    booking: own.booking,
    prepare: () =>
      api.post('/api/my-bookings/:reference/damage-claims/:id/payment', {
        params: { ...params, id: claim.id },
        query,
      }),
    onPaid: () => toast({ title: words.thankYou, description: words.received, tone: 'success' }),
  })
  if (!isPaying)
    return (
      <div className={styles.form}>
        <PaymentFailure failure={payment.failure} />
        <Button onClick={() => setPaying(true)}>{words.payByCard(dollars(amount))}</Button>
      </div>
    )
  return (
    <CardPayment
      label={words.form}
      pay={words.pay(dollars(amount))}
      payment={payment}
      amountCents={parseDollars(amount) ?? 0}
      isPrompt
    />
  )
}
