import { ERASED, emailKey } from '#domain/people/customers/contact-keys.ts'
import { addressPattern } from '#domain/people/customers/without-words.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { outbox, users } from '#server/foundation/database/schema/all-tables.ts'
import { mailKindsThat, TO_FAMILIES } from '#server/foundation/mail/mails.ts'
import { getNoticeAddress } from '#server/foundation/mail/owner-language.ts'
import { eraseMailsWhere } from '#server/people/conversations/erase-mails-where.ts'
import { mentions } from './mentions.ts'

const TO_OWNER = mailKindsThat(({ reader }) => reader === 'owner')

/**
 * Erases the mails about a family's bookings, and those from and to its addresses. Staff may have entered an address of
 * the business for a family without one. Only mails that go to families, or that tell of the family, are its own then:
 * the business gets the notices about all families at the same address, and every mail shows it.
 */
export async function eraseMails(
  tx: Transaction,
  emails: readonly string[],
  bookingIds: number[],
): Promise<void> {
  const ofBusiness = await readBusinessAddresses(tx)
  const shared = emails.filter((email) => ofBusiness.has(email))
  const own = emails.filter((email) => !ofBusiness.has(email))
  const isTheirs = (address: SQLWrapper, kinds: string[]) =>
    or(mentions(address, own), and(inArray(outbox.kind, kinds), mentions(address, shared)))
  await eraseMailsWhere(
    tx,
    or(
      inArray(outbox.bookingId, bookingIds),
      isTheirs(outbox.recipient, TO_FAMILIES),
      isTheirs(outbox.replyTo, TO_OWNER),
    ),
  )
  for (const email of own)
    await tx
      .update(outbox)
      .set({
        subject: withoutAddress(outbox.subject, email),
        text: withoutAddress(outbox.text, email),
        html: withoutAddress(outbox.html, email),
      })
      .where(or(...[outbox.subject, outbox.text, outbox.html].map((column) => mentions(column, [email]))))
}

/** Returns the addresses of the business and of its staff, in the form of `emailKey`. */
async function readBusinessAddresses(tx: Transaction): Promise<ReadonlySet<string>> {
  const settings = await readSettings(tx)
  const staff = await tx.select({ email: users.email }).from(users).where(eq(users.isAdmin, true))
  const addresses = [
    settings.contactInfo.email,
    getNoticeAddress(settings),
    ...staff.flatMap(({ email }) => email ?? []),
  ]
  return new Set(addresses.map(emailKey))
}

function withoutAddress(text: SQLWrapper, email: string): SQL {
  return sql`regexp_replace(${text}, ${addressPattern(email)}, ${ERASED}, 'gi')`
}
