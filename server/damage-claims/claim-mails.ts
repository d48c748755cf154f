import type { ClaimAnswer } from '#domain/payments/damage-claim.ts'
import { toPartyFacts } from '#server/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import type { DamageClaimRow } from '#server/database/schema/money/damage-claims.ts'
import { ownerReader, queueMail } from '#server/mail/queue-mail.ts'
import {
  damageClaimed,
  damageDecided,
  damagePaid,
  damageWithdrawn,
  ownerDamageAnswer,
} from '#server/mail/templates/damage-mails.ts'
import { siteUrl } from '#server/site-url.ts'

/** Mails the family what is claimed, and until when it can answer. */
export async function queueClaimMail(tx: Transaction, ctx: Context, claim: DamageClaimRow): Promise<void> {
  const { id, bookingId } = claim
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'damage-claimed',
    recipient: party.customerEmail,
    content: damageClaimed(party, claim),
    dedupeKey: `damage-claimed-${id}`,
    bookingId,
  })
}

/** Mails the owner what the family says to a claim. */
export async function queueAnswerMail(
  tx: Transaction,
  ctx: Context,
  { id, bookingId, claimedCents }: DamageClaimRow,
  { answer, text }: { readonly answer: ClaimAnswer; readonly text: string | null },
): Promise<void> {
  const { recipient, language } = await ownerReader(tx)
  const party = await toPartyFacts(tx, ctx, bookingId, language)
  const url = `${siteUrl(ctx)}/admin/bookings/${bookingId}`
  await queueMail(tx, ctx, {
    kind: 'owner-damage-answer',
    recipient,
    replyTo: party.customerEmail,
    content: ownerDamageAnswer(party, { claimedCents, answer, text, url }),
    dedupeKey: `damage-answer-${id}-${answer}`,
    bookingId,
  })
}

/** Mails the family what was decided, with the way to pay it. */
export async function queueDecisionMail(tx: Transaction, ctx: Context, claim: DamageClaimRow): Promise<void> {
  const { id, bookingId, claimedCents, chargedCents, answer } = claim
  if (chargedCents === null) return
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'damage-decided',
    recipient: party.customerEmail,
    content: damageDecided(party, { claimedCents, chargedCents, hasAgreed: answer === 'agree' }),
    dedupeKey: `damage-decided-${id}`,
    bookingId,
  })
}

type Paid = {
  readonly bookingId: number
  readonly paymentId: number
  readonly amountCents: number
  readonly invoiceNumbers: readonly string[]
}

/** Mails the family that it has paid, with the invoice. */
export async function queueDamagePaidMail(
  tx: Transaction,
  ctx: Context,
  { bookingId, paymentId, amountCents, invoiceNumbers }: Paid,
): Promise<void> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'damage-paid',
    recipient: party.customerEmail,
    content: damagePaid(party, { amountCents, invoiceNumbers }),
    dedupeKey: `damage-paid-${paymentId}`,
    bookingId,
    invoiceNumbers,
  })
}

/** Mails the family that nothing is to be paid. */
export async function queueWithdrawalMail(
  tx: Transaction,
  ctx: Context,
  { id, bookingId, claimedCents }: DamageClaimRow,
): Promise<void> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'damage-withdrawn',
    recipient: party.customerEmail,
    content: damageWithdrawn(party, claimedCents),
    dedupeKey: `damage-withdrawn-${id}`,
    bookingId,
  })
}
