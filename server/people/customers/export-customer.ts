import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { staffResponse } from '#server/booking/bookings/booking-responses.ts'
import type { Admin, Context } from '#server/context.ts'
import { readAccesses } from '#server/crew/phone/access.ts'
import { readReadiness } from '#server/crew/phone/room-readiness.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, asc, eq, inArray, type PgColumn, type PgTable } from '#server/foundation/database/drizzle.ts'
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
import { TO_FAMILIES } from '#server/foundation/mail/mails.ts'
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
    ...(await readStored(tx, bookingIds)),
    ...(await readMoney(tx, bookingIds)),
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
    messages: family.messages.map((message) => messageResponse(message, admin)),
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

/** Leaves out mails to the business at the same address, which tell of other families or open staff accounts. */
async function mailsTo(tx: Transaction, addresses: readonly string[], admin: Admin) {
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
    .where(and(inArray(outbox.recipient, [...addresses]), inArray(outbox.kind, TO_FAMILIES)))
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

/** What every mandate to charge a card says about its family. */
const MANDATE = ['sentence', 'amountCents', 'agreedAt', 'address', 'cardBrand', 'cardLast4'] as const
const CLAIMED = ['bookingId', 'status', 'lines', 'claimedCents', 'chargedCents', 'createdAt'] as const
const DECIDED = ['answer', 'answerText', 'answeredAt', 'decidedAt', 'paidAt'] as const

/** What is exported of tables with rows about bookings; `personal-columns.test.ts` compares it with what is erased. */
export const EXPORTED = {
  orderChanges: pick(orderChanges, ['bookingId', 'status', 'before', 'after', 'appliedAt', 'createdAt']),
  pictureConsents: pick(pictureConsents, ['id', 'bookingId', 'step', 'wording', 'address', 'createdAt']),
  cardConsents: pick(cardConsents, ['bookingId', 'status', 'chargeDay', ...MANDATE]),
  cardHolds: pick(cardHolds, ['bookingId', 'state', ...MANDATE, 'placedAt', 'capturedCents']),
  damageClaims: pick(damageClaims, [...CLAIMED, ...DECIDED]),
  damageConsents: pick(damageConsents, MANDATE),
}

function pick<Table extends PgTable, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>
}

type OfBookings = PgTable & { readonly id: PgColumn; readonly bookingId: PgColumn }

async function readStored(tx: Transaction, bookingIds: number[]) {
  const { damageClaims: claimed, damageConsents: cardConsent } = EXPORTED
  const read = (table: OfBookings, columns: Record<string, PgColumn>) =>
    tx.select(columns).from(table).where(inArray(table.bookingId, bookingIds)).orderBy(asc(table.id))
  return {
    orderChanges: await read(orderChanges, EXPORTED.orderChanges),
    damageClaims: await tx
      .select({ ...claimed, cardConsent })
      .from(damageClaims)
      .leftJoin(damageConsents, eq(damageConsents.claimId, damageClaims.id))
      .where(inArray(damageClaims.bookingId, bookingIds))
      .orderBy(asc(damageClaims.id)),
    pictureConsents: await read(pictureConsents, EXPORTED.pictureConsents),
    cardConsents: await read(cardConsents, EXPORTED.cardConsents),
    cardHolds: await read(cardHolds, EXPORTED.cardHolds),
  }
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
