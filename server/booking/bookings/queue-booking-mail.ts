import type { PreviewedMail } from '#contract/booking/staff-bookings.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { type FactsOf, getMail, type MailName, type Once } from '#server/foundation/mail/mails.ts'
import { inOwnersWords } from '#server/foundation/mail/own-texts/read-own-texts.ts'
import { type NewMail, ownerReader, queueMail, writeMail } from '#server/foundation/mail/queue-mail.ts'
import { renderBlocks } from '#server/foundation/mail/render-text.ts'
import { findBooking } from './booking-queries.ts'
import type { FullBooking } from './full-booking.ts'
import { partyFactsFor } from './to-party-facts.ts'

/** The mails about a party. */
type BookingMailName = {
  [Name in MailName]: 'party' extends keyof FactsOf<Name> ? Name : never
}[MailName]

/** A mail about a booking, of which only what is not in the booking is given. */
type BookingMail<Name extends BookingMailName> = {
  readonly kind: Name
  readonly bookingId: number
} & Omit<FactsOf<Name>, 'party'> &
  Once<Name>

/** Queues a mail about a booking as of this transaction. The owner reads it in their own language. */
export async function queueBookingMail<Name extends BookingMailName>(
  tx: Transaction,
  ctx: Context,
  mail: BookingMail<Name>,
): Promise<boolean> {
  const [booking, owner] = await Promise.all([
    findBooking(tx, { id: mail.bookingId }),
    getMail(mail.kind).reader === 'owner' ? ownerReader(tx) : undefined,
  ])
  if (!booking) throw new Error('The booking is gone')
  const party = await partyFactsFor(tx, ctx, booking, owner?.language)
  return queueMail(tx, ctx, { ...mail, party } as unknown as NewMail<Name>, owner)
}

/**
 * Returns a mail to a family as staff read it before they cause it: without its link, which only the family has.
 * Undefined if the family's data was erased, since no mail is sent then.
 */
export async function previewBookingMail<Name extends BookingMailName>(
  db: Queryable,
  ctx: Context,
  booking: FullBooking,
  { kind, ...facts }: Omit<BookingMail<Name>, 'bookingId' | 'once' | 'kind'> & { readonly kind: Name },
): Promise<PreviewedMail | undefined> {
  const { customerEmail: recipient } = booking
  if (recipient === ERASED) return undefined
  const party = await partyFactsFor(db, ctx, booking)
  const content = await inOwnersWords(
    db,
    writeMail(ctx, kind, { ...facts, party } as unknown as FactsOf<Name>),
  )
  const { subject, heading, facts: top = [], blocks } = content
  return { recipient, subject, text: renderBlocks({ heading, facts: top, blocks }) }
}
