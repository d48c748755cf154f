import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { staffResponse } from '#server/booking/bookings/booking-responses.ts'
import type { Admin, Context } from '#server/context.ts'
import { readAccesses } from '#server/crew/phone/access.ts'
import { readReadiness } from '#server/crew/phone/room-readiness.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, asc, eq, inArray, notInArray } from '#server/foundation/database/drizzle.ts'
import {
  cardConsents,
  cardHolds,
  crewEvents,
  customers,
  damageClaims,
  damageConsents,
  events,
  invoices,
  orderChanges,
  outbox,
  payments,
  pictureConsents,
  refunds,
} from '#server/foundation/database/schema/all-tables.ts'
import { isListed, LISTED } from '#server/foundation/events/audit-queries.ts'
import { readDetails } from '#server/foundation/events/describe-facts.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { mailTextFor } from '#server/foundation/mail/mail-text-for.ts'
import { mailKindsThat } from '#server/foundation/mail/mails.ts'
import { messageResponse } from '#server/people/conversations/contact-form/message-response.ts'
import { readFamilyTexts } from '#server/people/conversations/texts/erase-texts.ts'
import { fileContacts } from '../contacts/file-contacts.ts'
import { findCustomer } from './customer-queries.ts'
import { CUSTOMER_GONE, readFamily } from './read-customer.ts'

/** Returns all stored data of a family, as of a single instant. */
export async function exportCustomer(
  ctx: Context,
  id: number,
  admin: Admin,
): Promise<Record<string, unknown> | Refusal> {
  await fileContacts(ctx)
  return commitUnlessRefused(
    ctx.db,
    async (tx) => {
      const content = await toContent(tx, ctx, id, admin)
      if (isRefusal(content)) return content
      await recordEvent(tx, { kind: 'customer.exported', actor: admin.username, subjectId: id })
      return content
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function toContent(
  tx: Transaction,
  ctx: Context,
  id: number,
  admin: Admin,
): Promise<Record<string, unknown> | Refusal> {
  const customer = await findCustomer(tx, id)
  const [record] = await tx.select().from(customers).where(eq(customers.id, id))
  if (!customer || !record) return CUSTOMER_GONE
  const family = await readFamily(tx, customer.emails)
  const bookingIds = family.bookings.map(({ id }) => id)
  return {
    exportedAt: ctx.now().toISOString(),
    customer: { ...customer, notes: record.notes, createdAt: record.createdAt },
    bookings: family.bookings.map((booking) => ({
      ...staffResponse(booking),
      termsAgreedAt: booking.termsAgreedAt,
      termsAddress: booking.termsAddress,
    })),
    orderChanges: await readOrderChanges(tx, bookingIds),
    damageClaims: await readDamageClaims(tx, bookingIds),
    pictureConsents: await readPictureConsents(tx, bookingIds),
    ...(await readMoney(tx, bookingIds)),
    cardConsents: await readConsents(tx, bookingIds),
    cardHolds: await readHolds(tx, bookingIds),
    invoices: await tx
      .select()
      .from(invoices)
      .where(
        inArray(
          invoices.bookingReference,
          family.bookings.map(({ reference }) => reference),
        ),
      )
      .orderBy(asc(invoices.issuedAt)),
    messages: family.messages.map(messageResponse),
    waitingList: family.waiting.map(({ token: _, ...entry }) => entry),
    newsletter: family.newsletter,
    ...(await readFamilyTexts(tx, { id, ...family })),
    mails: await mailsTo(tx, getAddresses(customer.emails, family), admin),
    crew: await readCrew(tx, bookingIds),
    rooms: [...(await readReadiness(tx, bookingIds)).values()],
    access: Object.fromEntries(await readAccesses(ctx, tx, bookingIds)),
    log: await readLog(tx, bookingIds),
  }
}

/** Leaves out mails to the same address that give access to staff accounts: they are not the family's. */
async function mailsTo(tx: Transaction, addresses: readonly string[], admin: Admin) {
  const opensAccounts = mailKindsThat(({ opensAccount }) => opensAccount === true)
  const mails = await tx
    .select({
      kind: outbox.kind,
      recipient: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(and(inArray(outbox.recipient, [...addresses]), notInArray(outbox.kind, opensAccounts)))
    .orderBy(asc(outbox.id))
  return mails.map((mail) => ({ ...mail, text: mailTextFor(admin, mail.text) }))
}

async function readLog(tx: Transaction, bookingIds: number[]) {
  const rows = await tx
    .select(LISTED)
    .from(events)
    .where(and(isListed, eq(events.subject, 'booking'), inArray(events.subjectId, bookingIds)))
    .orderBy(asc(events.id))
  return rows.map(({ action, createdAt, ...stored }) => {
    const { details } = readDetails(stored)
    return { action, details, createdAt }
  })
}

/** What was ordered before and after each change. */
function readOrderChanges(tx: Transaction, bookingIds: number[]) {
  const { bookingId, status, before, after, appliedAt, createdAt } = orderChanges
  return tx
    .select({ bookingId, status, before, after, appliedAt, createdAt })
    .from(orderChanges)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(orderChanges.id))
}

/** What was claimed for damage, and how the family answered. */
function readDamageClaims(tx: Transaction, bookingIds: number[]) {
  const { bookingId, status, lines, claimedCents, answer, answerText, answeredAt, chargedCents } =
    damageClaims
  const { decidedAt, paidAt, createdAt } = damageClaims
  const answered = { answer, answerText, answeredAt }
  const { sentence, amountCents, cardBrand, cardLast4, address, agreedAt } = damageConsents
  return tx
    .select({
      bookingId,
      status,
      lines,
      claimedCents,
      ...answered,
      chargedCents,
      decidedAt,
      paidAt,
      createdAt,
      cardConsent: { sentence, amountCents, cardBrand, cardLast4, address, agreedAt },
    })
    .from(damageClaims)
    .leftJoin(damageConsents, eq(damageConsents.claimId, damageClaims.id))
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(damageClaims.id))
}

/** What the family agreed to have held, and on which card. */
function readHolds(tx: Transaction, bookingIds: number[]) {
  const { bookingId, state, sentence, amountCents, agreedAt, address, cardBrand, cardLast4 } = cardHolds
  const became = { placedAt: cardHolds.placedAt, capturedCents: cardHolds.capturedCents }
  return tx
    .select({ bookingId, state, sentence, amountCents, agreedAt, address, cardBrand, cardLast4, ...became })
    .from(cardHolds)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(cardHolds.id))
}

/** What the family agreed to have charged, and to which card. */
function readConsents(tx: Transaction, bookingIds: number[]) {
  const { bookingId, status, sentence, amountCents, chargeDay, agreedAt, address, cardBrand, cardLast4 } =
    cardConsents
  const columns = {
    bookingId,
    status,
    sentence,
    amountCents,
    chargeDay,
    agreedAt,
    address,
    cardBrand,
    cardLast4,
  }
  return tx
    .select(columns)
    .from(cardConsents)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(cardConsents.id))
}

/** What the crew reported from the family's home, without the names of the crew. */
async function readCrew(tx: Transaction, bookingIds: number[]) {
  const rows = await tx
    .select()
    .from(crewEvents)
    .where(inArray(crewEvents.bookingId, bookingIds))
    .orderBy(asc(crewEvents.at), asc(crewEvents.id))
  return rows.map(({ bookingId, stop, kind, at, data }) => ({ bookingId, stop, kind, at, data }))
}

function readPictureConsents(tx: Transaction, bookingIds: number[]) {
  return tx
    .select()
    .from(pictureConsents)
    .where(inArray(pictureConsents.bookingId, bookingIds))
    .orderBy(asc(pictureConsents.id))
}

async function readMoney(tx: Transaction, bookingIds: number[]) {
  const paid = await tx.select().from(payments).where(inArray(payments.bookingId, bookingIds))
  const returned = await tx
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.paymentId,
        paid.map(({ id }) => id),
      ),
    )
  return { payments: paid, refunds: returned }
}

/** Mails went to the addresses as typed. */
function getAddresses(emails: readonly string[], family: Awaited<ReturnType<typeof readFamily>>): string[] {
  const typed = family.bookings.map(({ customerEmail }) => customerEmail)
  return [...new Set([...emails, ...typed, ...family.messages.map(({ email }) => email)])]
}
