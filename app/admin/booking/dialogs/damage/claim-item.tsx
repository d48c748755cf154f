import { useState } from 'react'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { CrewPhotos } from '#app/admin/parts/live-day/crew-pictures.tsx'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { DamageClaim } from '#contract/money/damage-claims.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import { ChargeDialog, type ClaimActProps } from './charge-dialog.tsx'
import styles from './damage-claims.module.css'

type ClaimProps = { readonly bookingId: number; readonly claim: DamageClaim }

const TONES = {
  open: 'info',
  decided: 'warning',
  paid: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<DamageClaim['status'], Tone>

/** A claim: its lines, the amount, the family's response, and what staff can do next. */
export function ClaimItem({ bookingId, claim }: ClaimProps) {
  const text = useText()
  const [open, setOpen] = useState<'charge' | 'withdraw'>()
  const close = () => setOpen(undefined)
  const { photoIds, answerText, claimedBy, createdAt, status, canCharge } = claim
  const isOpen = status === 'open'
  const namePicture = (place: number) => text('admin.damage.picture', { place })
  return (
    <Stack as="li" gap={2} className={styles.claim}>
      <Row as="p" gap={3} rowGap={1} justify="space-between">
        <Text as="span" tone="soft">
          {text('admin.damage.claimedBy', {
            name: claimedBy,
            when: formatShortDayAndTime(createdAt, text.language),
          })}
        </Text>
        <Badge tone={isOpen && canCharge ? 'warning' : TONES[status]} className={styles.status}>
          {useStatus(claim)}
        </Badge>
      </Row>
      <ClaimLines claim={claim} />
      <CrewPhotos ids={photoIds} openLabel={namePicture} describe={namePicture} />
      <Answer claim={claim} />
      {answerText && <p className={styles.words}>{answerText}</p>}
      <CardConsent claim={claim} />
      <Row as="p" gap={3} marginTop={1}>
        {canCharge && (
          <Button size="sm" onClick={() => setOpen('charge')}>
            {text('admin.damage.charge')}
          </Button>
        )}
        {(isOpen || status === 'decided') && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('withdraw')}>
            {text('admin.damage.withdraw')}
          </Button>
        )}
      </Row>
      {open === 'charge' && <ChargeDialog bookingId={bookingId} claim={claim} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog bookingId={bookingId} claim={claim} onClose={close} />}
    </Stack>
  )
}

function ClaimLines({ claim: { lines, claimedAmount } }: Pick<ClaimProps, 'claim'>) {
  const text = useText()
  return (
    <Stack gap={1} className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a claim's lines never change
        <Row key={index} as="p" gap={4} align="stretch" justify="space-between" wraps={false} breaksWords>
          <span>{line.text}</span>
          <span className="tabular">{dollars(line.amount)}</span>
        </Row>
      ))}
      {lines.length > 1 && (
        <Text weight={600} className="tabular">
          {text('admin.damage.total', { sum: parseDollars(claimedAmount) ?? 0 })}
        </Text>
      )}
    </Stack>
  )
}

function useStatus({ status, canCharge, answerUntil, chargedAmount }: DamageClaim): string {
  const text = useText()
  const charged = parseDollars(chargedAmount ?? '') ?? 0
  if (status === 'decided') return text('admin.damage.status.decided', { charged })
  if (status === 'paid') return text('admin.damage.status.paid', { charged })
  if (status === 'withdrawn') return text('admin.damage.status.withdrawn')
  if (canCharge) return text('admin.damage.status.toDecide')
  return text('admin.damage.status.open', { until: formatShortDayAndTime(answerUntil, text.language) })
}

function Answer({ claim: { answer, status, canCharge, card } }: { readonly claim: DamageClaim }) {
  const text = useText()
  if (card?.state === 'given' && status === 'open')
    return <p>{text('admin.damage.answers.card', { card: card.cardLabel })}</p>
  if (answer) return <p>{text(`admin.damage.answers.${answer}`)}</p>
  return status === 'open' && canCharge ? <p>{text('admin.damage.answers.none')}</p> : null
}

/** The outcome of charging the saved card, and the text the family agreed to. */
function CardConsent({ claim: { card, status } }: { readonly claim: DamageClaim }) {
  const text = useText()
  if (!card) return null
  const { state, cardLabel } = card
  return (
    <>
      {(state !== 'given' || status === 'decided') && (
        <p>{text(`admin.damage.card.${state}`, { card: cardLabel })}</p>
      )}
      <Text size="sm" tone="soft">
        {text('admin.damage.card.agreed', { when: formatShortDayAndTime(card.agreedAt, text.language) })}{' '}
        <q lang={card.language}>{card.text}</q>
      </Text>
    </>
  )
}

function WithdrawDialog({ bookingId, claim, onClose }: ClaimActProps) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () =>
      api.post('/api/bookings/:id/damage-claims/:claimId/withdrawal', {
        params: { id: bookingId, claimId: claim.id },
      }),
    done: text('admin.damage.withdrawn'),
    failed: text('admin.damage.withdrawFailed'),
    refreshes: FOLLOWS_BOOKINGS,
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={() => mutate()}
      title={text('admin.damage.withdrawTitle')}
      description={text('admin.damage.withdrawHint')}
      confirmLabel={text('admin.damage.withdrawDo')}
      cancelLabel={text('admin.damage.keep')}
      isBusy={isPending}
      busyLabel={undefined}
    />
  )
}
