import { ERASED } from '#domain/people/customers/contact-keys.ts'
import type { Context } from '#server/context.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import {
  contactSubmissions,
  customerEmails,
  textNumbers,
  texts,
} from '#server/foundation/database/schema/all-tables.ts'
import { fileContacts } from '#server/people/contacts/file-contacts.ts'
import { selectThread } from './thread-sql.ts'

/**
 * Returns the thread that a link currently leads to. Links refer to a message or a text, or to a number that was
 * unknown, which may belong to a family by now. Returns undefined if nothing is left of it.
 */
export async function findThread(ctx: Context, threadId: string): Promise<string | undefined> {
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
