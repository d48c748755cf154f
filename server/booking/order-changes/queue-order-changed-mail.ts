import type { StaffChangeQuote } from '#contract/family/staff-order-change.ts'
import type { Message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { queueOwnerChangeMail } from '#server/booking/bookings/booking-mails.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { partyFactsFor, toPartyFacts } from '#server/booking/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'
import { previewFamilyMail } from '#server/foundation/mail/preview-family-mail.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { orderChanged } from '#server/foundation/mail/templates/order-changed.ts'
import type { PartyFacts } from '#server/foundation/mail/templates/party-facts.ts'
import { takeBackMails } from '#server/foundation/mail/waiting-mail.ts'

type ChangedOrder = {
  readonly bookingId: number
  /** The party's facts before the change, in its language. */
  readonly before: PartyFacts
  readonly messages: readonly Message[]
  readonly byCustomer: boolean
  readonly refundCents: Cents
  readonly byHandCents: Cents
  readonly invoiceNumbers: readonly string[]
  /** The booking's version after the change. */
  readonly version: number
}

/** Mails the family both statements, and tells the owner if the family made the change. */
export async function queueOrderChangedMail(
  tx: Transaction,
  ctx: Context,
  changed: ChangedOrder,
): Promise<void> {
  const { bookingId, before, messages, byCustomer, version, invoiceNumbers } = changed
  const party = await toPartyFacts(tx, ctx, bookingId)
  const message = textIn(party.language)(messages)
  await queueMail(tx, ctx, {
    kind: 'order-changed',
    recipient: party.customerEmail,
    content: orderChanged(party, { ...changed, before, message }),
    dedupeKey: toKey({ id: bookingId, version }),
    bookingId,
    invoiceNumbers,
  })
  if (byCustomer) await queueOwnerChangeMail(tx, ctx, { bookingId, change: 'order', version })
}

const toKey = ({ id, version }: { readonly id: number; readonly version: number }) =>
  `order-changed-${id}-${version}`

/** Removes the mail about the change that led to this version of a booking, if it still waits. Returns whether it did. */
export function takeBackOrderChangedMail(
  tx: Transaction,
  now: Date,
  booking: { readonly id: number; readonly version: number },
): Promise<boolean> {
  return takeBackMails(tx, now, {
    bookingId: booking.id,
    kinds: ['order-changed'],
    dedupeKey: toKey(booking),
  })
}

type Preview = {
  readonly before: FullBooking
  readonly after: FullBooking
  readonly messages: readonly Message[]
}

/** Returns the mail that a change would send. Its link is only for the family, and its documents do not exist yet. */
export async function previewOrderChangedMail(
  db: Database,
  ctx: Context,
  { before, after, messages }: Preview,
): Promise<StaffChangeQuote['mail']> {
  const party = await partyFactsFor(db, ctx, after)
  const mail = orderChanged(party, {
    before: await partyFactsFor(db, ctx, before),
    message: textIn(party.language)(messages),
    refundCents: 0,
    byHandCents: 0,
    invoiceNumbers: [],
  })
  return previewFamilyMail(db, after.customerEmail, mail)
}
