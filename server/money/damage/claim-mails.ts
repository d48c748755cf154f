import type { ClaimAnswer } from '#domain/money/damage/damage-claim.ts'
import type { DamageReminder } from '#domain/money/damage/damage-reminder.ts'
import { toPartyFacts } from '#server/booking/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { DamageClaimRow } from '#server/foundation/database/schema/money/damage-claims.ts'
import { ownerReader, queueMail } from '#server/foundation/mail/queue-mail.ts'
import {
  type CardRefusal,
  damageClaimed,
  damageDecided,
  damagePaid,
  damageReminder,
  damageWithdrawn,
  ownerDamageAnswer,
} from '#server/foundation/mail/templates/damage-mails.ts'
import { adminUrl } from '#server/site-url.ts'

/** Mails the family what is claimed, and the deadline for its answer. */
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

type Answered = {
  readonly answer: ClaimAnswer
  readonly text: string | null
  /** The saved card that the family wants to pay with. */
  readonly card?: string | undefined
}

/** Mails the owner the family's answer to a claim. */
export async function queueAnswerMail(
  tx: Transaction,
  ctx: Context,
  { id, bookingId, claimedCents }: DamageClaimRow,
  { answer, text, card }: Answered,
): Promise<void> {
  const { recipient, language } = await ownerReader(tx)
  const party = await toPartyFacts(tx, ctx, bookingId, language)
  await queueMail(tx, ctx, {
    kind: 'owner-damage-answer',
    recipient,
    replyTo: party.customerEmail,
    content: ownerDamageAnswer(party, { claimedCents, answer, text, card, adminUrl: adminUrl(ctx) }),
    dedupeKey: `damage-answer-${id}-${answer}`,
    bookingId,
  })
}

/** Mails the family the decision and how to pay; `cardRefusal` is why its saved card was not charged. */
export async function queueDecisionMail(
  tx: Transaction,
  ctx: Context,
  claim: DamageClaimRow,
  cardRefusal?: CardRefusal,
): Promise<void> {
  const { id, bookingId, claimedCents, chargedCents, answer } = claim
  if (chargedCents === null) return
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'damage-decided',
    recipient: party.customerEmail,
    content: damageDecided(party, { claimedCents, chargedCents, hasAgreed: answer === 'agree', cardRefusal }),
    dedupeKey: `damage-decided-${id}`,
    bookingId,
  })
}

/** Reminds the family of an unpaid decision, once for each of these days. Returns whether the reminder is new. */
export async function queueReminderMail(
  tx: Transaction,
  ctx: Context,
  { id, bookingId, chargedCents }: DamageClaimRow,
  days: DamageReminder,
): Promise<boolean> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  return queueMail(tx, ctx, {
    kind: 'damage-reminder',
    recipient: party.customerEmail,
    content: damageReminder(party, chargedCents ?? 0),
    dedupeKey: `damage-reminder-${id}-${days}`,
    bookingId,
  })
}

type Paid = {
  readonly bookingId: number
  readonly paymentId: number
  readonly amountCents: number
  readonly invoiceNumbers: readonly string[]
  /** The saved card that was charged; missing if the family paid in the browser. */
  readonly card?: string | undefined
}

/** Mails the family that it has paid, with the invoice. */
export async function queueDamagePaidMail(
  tx: Transaction,
  ctx: Context,
  { bookingId, paymentId, amountCents, invoiceNumbers, card }: Paid,
): Promise<void> {
  const party = await toPartyFacts(tx, ctx, bookingId)
  await queueMail(tx, ctx, {
    kind: 'damage-paid',
    recipient: party.customerEmail,
    content: damagePaid(party, { amountCents, invoiceNumbers, card }),
    dedupeKey: `damage-paid-${paymentId}`,
    bookingId,
    invoiceNumbers,
  })
}

/** Mails the family that nothing has to be paid. */
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
