import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { FamilyDamageClaim } from '#contract/money/damage-claims.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { formatMoment } from '#domain/foundation/time/party-day.ts'
import { PaymentFailure } from '../../steps/payment/payment-failure.tsx'
import {
  type BookingPageLink,
  type BookingPageProps,
  damageClaimQuery,
  toClaimPlaces,
} from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { CardPayment } from '../card-payment.tsx'
import { PhotoList } from '../photo-list.tsx'
import { useFamilyPayment } from '../use-family-payment.ts'
import { DamageAnswer } from './damage-answer.tsx'
import { useClaimRequest } from './use-claim-request.ts'

/** The polling interval while a card is being charged. */
const CHARGING_MILLISECONDS = 4_000

/** The damage claim, if there is one; renders nothing for nearly every family. */
export function DamageCards({ page, link }: BookingPageProps) {
  return page.damageClaimIds?.map((id) => <DamageCard key={id} id={id} page={page} link={link} />)
}

function DamageCard({ id, page, link }: BookingPageProps & { readonly id: number }) {
  const text = useText()
  const { data: claim } = useQuery({
    ...damageClaimQuery(link, id),
    refetchInterval: ({ state }) => (state.data && isCharging(state.data) ? CHARGING_MILLISECONDS : false),
  })
  if (!claim) return null
  const until = formatMoment(new Date(claim.answerUntil), text.language)
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.damage.title')}</h2>
      <p className={styles.sentence}>{describe(claim, text, until)}</p>
      <DamageFacts claim={claim} />
      {(claim.canAnswer || claim.savedCard) && <DamageAnswer claim={claim} link={link} />}
      {claim.card?.state === 'given' && <ClaimedCard claim={claim} card={claim.card} link={link} />}
      {claim.status === 'decided' && !isCharging(claim) && (
        <PayDamage claim={claim} page={page} link={link} />
      )}
    </Card>
  )
}

/** The server charges the saved card, and the outcome is known later. */
function isCharging({ status, card }: FamilyDamageClaim): boolean {
  return status === 'decided' && card?.state === 'given'
}

function describe(claim: FamilyDamageClaim, text: Text, until: string): string {
  const { status, answer, canAnswer, chargedAmount, claimedAmount, card } = claim
  const charged = dollars(chargedAmount ?? claimedAmount)
  if (status === 'withdrawn') return text('myBooking.damage.withdrawn')
  if (status === 'paid') return text('myBooking.damage.paid', { amount: charged })
  if (isCharging(claim))
    return text('myBooking.damage.charging', { amount: charged, card: card?.cardLabel ?? '' })
  if (status === 'decided') {
    const isAll = chargedAmount === claimedAmount
    const owed = isAll
      ? text('myBooking.damage.decided', { amount: charged })
      : text('myBooking.damage.decidedLess', { amount: charged, claimed: dollars(claimedAmount) })
    return card?.state === 'failed'
      ? `${owed} ${text('myBooking.damage.cardFailed', { card: card.cardLabel })}`
      : owed
  }
  if (card?.state === 'given') return text('myBooking.damage.agreedByCard', { card: card.cardLabel })
  if (answer === 'agree') return text('myBooking.damage.agreed')
  if (!canAnswer) return text('myBooking.damage.over')
  return answer === 'disagree' ? text('myBooking.damage.answered') : text('myBooking.damage.open', { until })
}

/** The card payment for an accepted claim, opened by its own button. */
function PayDamage({ claim, page, link }: BookingPageProps & { readonly claim: FamilyDamageClaim }) {
  const text = useText()
  const [isPaying, setPaying] = useState(false)
  const amount = claim.chargedAmount ?? '0.00'
  const payment = useFamilyPayment({
    booking: page.booking,
    prepare: () =>
      api.post('/api/my-bookings/:reference/damage-claims/:id/payment', toClaimPlaces(link, claim.id)),
    thanks: text('myBooking.damage.received'),
  })
  if (!isPaying)
    return (
      <div className={styles.form}>
        <PaymentFailure failure={payment.failure} />
        <Button onClick={() => setPaying(true)}>
          {text('myBooking.damage.payByCard', { amount: dollars(amount) })}
        </Button>
      </div>
    )
  return (
    <CardPayment
      label={text('myBooking.damage.form')}
      pay={text('myBooking.damage.pay', { amount: dollars(amount) })}
      payment={payment}
      amountCents={parseDollars(amount) ?? 0}
      isPrompt
    />
  )
}

/** A claim, with its pictures and the family's response. */
function DamageFacts({ claim }: { readonly claim: FamilyDamageClaim }) {
  const text = useText()
  const { lines, claimedAmount, photos, answerText } = claim
  return (
    <>
      <dl className={styles.lines}>
        {lines.map(({ text, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a claim's lines never change
          <div key={index}>
            <dt>{text}</dt>
            <dd>{dollars(amount)}</dd>
          </div>
        ))}
        {lines.length > 1 && (
          <div className={styles.total}>
            <dt>{text('myBooking.damage.total')}</dt>
            <dd>{dollars(claimedAmount)}</dd>
          </div>
        )}
      </dl>
      <PhotoList
        photos={photos}
        small="&size=small"
        alt={(place) => text('myBooking.damage.photo', { place })}
      />
      {answerText && (
        <figure className={styles.answer}>
          <figcaption>{text('myBooking.damage.youWrote')}</figcaption>
          <blockquote>{answerText}</blockquote>
        </figure>
      )}
    </>
  )
}

type CardProps = {
  readonly claim: FamilyDamageClaim
  readonly card: NonNullable<FamilyDamageClaim['card']>
  readonly link: BookingPageLink
}

/** Withdraws the consent to charge the saved card for a claim. */
function ClaimedCard({ claim, card, link }: CardProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { send, isBusy } = useClaimRequest({ title: text('myBooking.damage.otherWayDone') })
  const takeBack = async () => {
    await send(() =>
      api.delete('/api/my-bookings/:reference/damage-claims/:id/card', toClaimPlaces(link, claim.id)),
    )
    setAsking(false)
  }
  return (
    <div className={styles.settled}>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {text('myBooking.damage.otherWay')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={takeBack}
        title={text('myBooking.damage.otherWayTitle')}
        description={text('myBooking.damage.otherWayQuestion', { card: card.cardLabel })}
        confirmLabel={text('myBooking.damage.otherWay')}
        cancelLabel={text('myBooking.damage.keepCard')}
        tone="primary"
        isBusy={isBusy}
      />
    </div>
  )
}
