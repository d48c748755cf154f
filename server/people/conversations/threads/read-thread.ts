import type { ThreadDetails, ThreadEntry } from '#contract/people/threads.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { ERASED, emailKey } from '#domain/people/customers/contact-keys.ts'
import { bookingPageUrl } from '#server/booking/bookings/booking-page-link.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, desc, eq, gte, inArray, isNull, ne, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  customerEmails,
  outbox,
  textNumbers,
  texts,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { mailTextFor } from '#server/foundation/mail/mail-text-for.ts'
import { TO_FAMILIES } from '#server/foundation/mail/mails.ts'
import { fileContacts } from '#server/people/contacts/file-contacts.ts'
import { readPermission } from '#server/people/conversations/texts/read-permission.ts'
import { type Person, readPerson } from './read-person.ts'
import { selectThread } from './thread-sql.ts'

const ENTRIES_MOST = 200

export const THREAD_GONE = refuse('not_found', 'threads.gone')

export async function readThread(
  ctx: Context,
  threadId: string,
  admin: Admin,
): Promise<ThreadDetails | Refusal> {
  const thread = await findThread(ctx, threadId)
  if (thread === undefined) return THREAD_GONE
  const person = await readPerson(ctx.db, thread)
  const { customerId, name, phone, email } = person
  if (!phone && !email) return THREAD_GONE
  const party = await readNextParty(ctx, person, admin)
  const permission = phone ? await readPermission(ctx.db, phone) : undefined
  const entries = await readEntries(ctx, person)
  return {
    id: thread,
    name,
    phone,
    email,
    customerId,
    wantsTexts: permission?.lastStep === 'given' && !permission.isStopped,
    hasStoppedTexts: permission?.isStopped === true,
    isSending: ctx.texts !== undefined,
    entries: entries.map((entry) => ({ ...entry, text: entry.text && mailTextFor(admin, entry.text) })),
    ...(party && { party }),
  }
}

/** The link opens the booking: it is for its own email address alone, and never for a key. */
async function readNextParty(
  ctx: Context,
  { email, emails }: Person,
  { keyId }: Admin,
): Promise<ThreadDetails['party']> {
  const booked = await findBookingsWhere(
    ctx.db,
    and(
      inArray(sql`lower(${bookings.customerEmail})`, [...emails]),
      ne(bookings.bookingStatus, 'cancelled'),
      gte(bookings.bookingDate, partyDayAt(ctx.now())),
    ),
  )
  const [next] = booked.toSorted((one, other) => one.bookingDate.localeCompare(other.bookingDate))
  if (!next) return undefined
  const isOwn = email !== null && emailKey(email) === emailKey(next.customerEmail)
  return {
    day: next.bookingDate,
    ...(isOwn && keyId === undefined && { link: await bookingPageUrl(ctx.db, ctx, next) }),
  }
}

export async function markThreadRead(ctx: Context, thread: string, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const { phones, email } = await readPerson(tx, thread)
    if (phones.length === 0 && !email) return THREAD_GONE
    const marked = await tx
      .update(texts)
      .set({ readAt: ctx.now() })
      .where(and(inArray(texts.phone, [...phones]), eq(texts.status, 'received'), isNull(texts.readAt)))
      .returning({ id: texts.id })
    if (marked.length > 0) await recordEvent(tx, { kind: 'message.responded', actor: admin.username })
    return null
  })
}

async function readEntries(ctx: Context, { phones, emails }: Person): Promise<ThreadEntry[]> {
  const [texted, written, mailed] = await Promise.all([
    ctx.db
      .select()
      .from(texts)
      .where(inArray(texts.phone, [...phones]))
      .orderBy(desc(texts.createdAt), desc(texts.id))
      .limit(ENTRIES_MOST),
    ctx.db
      .select()
      .from(contactSubmissions)
      .where(inArray(sql`lower(${contactSubmissions.email})`, [...emails]))
      .orderBy(desc(contactSubmissions.createdAt))
      .limit(ENTRIES_MOST),
    ctx.db
      .select()
      .from(outbox)
      .where(and(inArray(sql`lower(${outbox.recipient})`, [...emails]), inArray(outbox.kind, TO_FAMILIES)))
      .orderBy(desc(outbox.createdAt))
      .limit(ENTRIES_MOST),
  ])
  const entries = [...texted.map(toText), ...written.map(toMessage), ...mailed.map(toMail)]
  return entries
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id))
    .slice(-ENTRIES_MOST)
}

function toText(row: typeof texts.$inferSelect): ThreadEntry {
  const { id, kind, body, status, author, segments, createdAt, sentAt, readAt } = row
  return {
    id: `t${id}`,
    by: 'text',
    isFromFamily: status === 'received',
    kind,
    subject: null,
    text: body,
    status,
    isWaiting: status === 'received' && readAt === null,
    author,
    segments,
    at: (sentAt ?? createdAt).toISOString(),
  }
}

function toMessage(message: typeof contactSubmissions.$inferSelect): ThreadEntry {
  return {
    id: `m${message.id}`,
    by: 'mail',
    isFromFamily: true,
    kind: 'message',
    subject: message.subject,
    text: message.message,
    status: message.responded ? 'responded' : 'pending',
    isWaiting: !message.responded,
    author: null,
    segments: null,
    at: message.createdAt.toISOString(),
  }
}

function toMail(row: typeof outbox.$inferSelect): ThreadEntry {
  const { id, kind, subject, written, status, createdAt, sentAt } = row
  return {
    id: `o${id}`,
    by: 'mail',
    isFromFamily: false,
    kind,
    subject,
    text: written,
    status,
    isWaiting: false,
    author: null,
    segments: null,
    at: (sentAt ?? createdAt).toISOString(),
  }
}

/**
 * Returns the thread that a link currently leads to. Links refer to a message or a text, or to a number that was
 * unknown, which may belong to a family by now. Returns undefined if nothing is left of it.
 */
async function findThread(ctx: Context, threadId: string): Promise<string | undefined> {
  const id = Number(threadId.slice(1))
  if (threadId.startsWith('c')) return threadId
  if (threadId.startsWith('m')) return findMessageThread(ctx, id)
  const phone = threadId.startsWith('t') ? await findTextPhone(ctx, id) : await findNumberPhone(ctx, id)
  if (phone === undefined || phone === ERASED) return undefined
  await fileContacts(ctx)
  const { rows } = await ctx.db.execute<{ thread: string | null }>(selectThread(phone))
  return rows[0]?.thread ?? undefined
}

async function findTextPhone({ db }: Context, id: number): Promise<string | undefined> {
  const [text] = await db.select({ phone: texts.phone }).from(texts).where(eq(texts.id, id))
  return text?.phone
}

async function findNumberPhone({ db }: Context, id: number): Promise<string | undefined> {
  const [number] = await db.select().from(textNumbers).where(eq(textNumbers.id, id))
  return number?.phone
}

async function findMessageThread(ctx: Context, id: number): Promise<string | undefined> {
  await fileContacts(ctx)
  const [family] = await ctx.db
    .select({ customerId: customerEmails.customerId })
    .from(contactSubmissions)
    .innerJoin(customerEmails, eq(customerEmails.email, sql`lower(${contactSubmissions.email})`))
    .where(eq(contactSubmissions.id, id))
  return family && `c${family.customerId}`
}
