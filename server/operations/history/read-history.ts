import { AuditFacts } from '#contract/operations/audit-facts.ts'
import type { History, HistoryEntry } from '#contract/operations/history.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { Context, StaffCaller } from '#server/context.ts'
import { and, desc, eq, inArray, or, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  events,
  outbox,
  texts,
} from '#server/foundation/database/schema/all-tables.ts'
import { isListed, LISTED } from '#server/foundation/events/audit-queries.ts'
import { readDetails } from '#server/foundation/events/describe-facts.ts'
import { DIARY_KINDS, type EventKind, getEntry } from '#server/foundation/events/event-kinds.ts'
import { STATUS_WEBHOOKS } from '#server/foundation/events/kinds/booking.ts'
import { mailTextFor } from '#server/foundation/mail/mail-text-for.ts'
import { TO_FAMILIES } from '#server/foundation/mail/mails.ts'
import { mailStatus } from '#server/foundation/mail/waiting-mail.ts'
import { readPerson } from '#server/people/conversations/threads/read-person.ts'
import { CUSTOMER_GONE } from '#server/people/customers/read-customer.ts'

const ENTRIES_MOST = 200

/** Returns everything that happened to a booking, newest first. */
export async function readBookingHistory(
  ctx: Context,
  id: number,
  viewer: StaffCaller,
): Promise<History | Refusal> {
  const [booking] = await ctx.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id))
  if (!booking) return BOOKING_GONE
  return toHistory(
    await Promise.all([
      readLog(ctx, isAbout('booking', [id]), viewer),
      readMails(ctx, eq(outbox.bookingId, id), viewer),
      readTexts(ctx, eq(texts.bookingId, id), viewer),
    ]),
  )
}

/** Returns everything that happened with a family and its bookings, newest first. */
export async function readCustomerHistory(
  ctx: Context,
  id: number,
  viewer: StaffCaller,
): Promise<History | Refusal> {
  const { customerId, emails, phones } = await readPerson(ctx.db, `c${id}`)
  if (customerId === null) return CUSTOMER_GONE
  const booked = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(sql`lower(${bookings.customerEmail})`, [...emails]))
  const bookingIds = booked.map((booking) => booking.id)
  return toHistory(
    await Promise.all([
      readLog(ctx, or(isAbout('customer', [id]), isAbout('booking', bookingIds)), viewer),
      readMails(
        ctx,
        or(inArray(outbox.bookingId, bookingIds), inArray(sql`lower(${outbox.recipient})`, [...emails])),
        viewer,
      ),
      readTexts(ctx, inArray(texts.phone, [...phones]), viewer),
      readMessages(ctx, emails, viewer),
    ]),
  )
}

function toHistory(lists: readonly HistoryEntry[][]): History {
  const entries = lists
    .flat()
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
  return { entries: entries.slice(0, ENTRIES_MOST), hasMore: entries.length > ENTRIES_MOST }
}

function isAbout(subject: 'booking' | 'customer', ids: readonly number[]): SQL | undefined {
  return and(eq(events.subject, subject), inArray(events.subjectId, [...ids]))
}

const NOTHING = {
  who: null,
  isFromFamily: false,
  bookingId: null,
  event: null,
  causedBy: null,
  action: null,
  told: [],
  subject: null,
  text: null,
  status: null,
} satisfies Partial<HistoryEntry>

async function readLog(
  ctx: Context,
  where: SQL | undefined,
  { language }: StaffCaller,
): Promise<HistoryEntry[]> {
  const rows = await ctx.db
    .select({ ...LISTED, action: events.action, kind: events.kind })
    .from(events)
    .where(and(or(isListed, inArray(events.kind, DIARY_KINDS)), where))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(ENTRIES_MOST + 1)
  return rows.map(({ id, kind, actor, action, subject, subjectId, details, facts, createdAt }) => ({
    ...NOTHING,
    id: `a${id}`,
    kind: 'done',
    at: createdAt.toISOString(),
    who: actor,
    isFromFamily: actor === 'customer',
    bookingId: subject === 'booking' ? subjectId : null,
    event: nameForWebhooks(kind as EventKind, facts),
    action: action ?? getEntry(kind as EventKind).diary ?? null,
    told: readDetails({ details, facts }, language).told,
  }))
}

/** Returns what webhooks call an event, or its own kind if they do not tell of it. */
function nameForWebhooks(kind: EventKind, facts: unknown): string {
  const isNamedAlike = WEBHOOK_EVENTS.some((event) => event === kind)
  if (!isNamedAlike) return getEntry(kind).webhooks?.at(-1) ?? kind
  const known = kind === 'booking.changed' ? AuditFacts.safeParse(facts).data : undefined
  const changes = known?.kind === 'changes' ? known.changes : []
  const status = changes.find(({ field }) => field === 'bookingStatus')?.after as BookingStatus | undefined
  return (status && STATUS_WEBHOOKS[status][0]) ?? kind
}

/** Only mails to the family: mails that told staff the same thing add nothing here. */
async function readMails(
  ctx: Context,
  where: SQL | undefined,
  { admin }: StaffCaller,
): Promise<HistoryEntry[]> {
  const { id, bookingId, eventId, subject, text, status, attempts, nextAttemptAt, sentAt, createdAt } = outbox
  const rows = await ctx.db
    .select({ id, bookingId, eventId, subject, text, status, attempts, nextAttemptAt, sentAt, createdAt })
    .from(outbox)
    .where(and(where, inArray(outbox.kind, TO_FAMILIES)))
    .orderBy(desc(createdAt), desc(id))
    .limit(ENTRIES_MOST + 1)
  return rows.map((mail) => ({
    ...NOTHING,
    id: `o${mail.id}`,
    kind: 'mail',
    at: (mail.sentAt ?? mail.createdAt).toISOString(),
    bookingId: mail.bookingId,
    causedBy: mail.eventId === null ? null : `a${mail.eventId}`,
    subject: mail.subject,
    text: mailTextFor(admin, mail.text),
    status: mailStatus(mail, ctx.now()),
  }))
}

async function readTexts(
  ctx: Context,
  where: SQL | undefined,
  { admin }: StaffCaller,
): Promise<HistoryEntry[]> {
  const rows = await ctx.db
    .select()
    .from(texts)
    .where(where)
    .orderBy(desc(texts.createdAt), desc(texts.id))
    .limit(ENTRIES_MOST + 1)
  return rows.map(({ id, bookingId, eventId, author, body, status, sentAt, createdAt }) => ({
    ...NOTHING,
    id: `t${id}`,
    kind: 'text',
    at: (sentAt ?? createdAt).toISOString(),
    who: status === 'received' ? 'customer' : author,
    isFromFamily: status === 'received',
    bookingId,
    causedBy: eventId === null ? null : `a${eventId}`,
    text: mailTextFor(admin, body),
    status,
  }))
}

async function readMessages(
  ctx: Context,
  emails: readonly string[],
  { admin }: StaffCaller,
): Promise<HistoryEntry[]> {
  const rows = await ctx.db
    .select()
    .from(contactSubmissions)
    .where(inArray(sql`lower(${contactSubmissions.email})`, [...emails]))
    .orderBy(desc(contactSubmissions.createdAt), desc(contactSubmissions.id))
    .limit(ENTRIES_MOST + 1)
  return rows.map(({ id, subject, message, responded, createdAt }) => ({
    ...NOTHING,
    id: `m${id}`,
    kind: 'message',
    at: createdAt.toISOString(),
    who: 'customer',
    isFromFamily: true,
    subject,
    text: mailTextFor(admin, message),
    status: responded ? 'responded' : 'pending',
  }))
}
