import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  customerEmails,
} from '#server/foundation/database/schema/all-tables.ts'
import { fileContacts } from '../contacts/file-contacts.ts'
import { CUSTOMER_GONE } from './read-customer.ts'

type Who = { readonly id: number }

/** Returns the customer who made a booking. */
export async function findWhoBooked(ctx: Context, bookingId: number): Promise<Who | Refusal> {
  await fileContacts(ctx)
  const [who] = await ctx.db
    .select({ id: customerEmails.customerId })
    .from(bookings)
    .innerJoin(customerEmails, sql`${customerEmails.email} = lower(${bookings.customerEmail})`)
    .where(eq(bookings.id, bookingId))
  return who ?? CUSTOMER_GONE
}

/** Returns the customer who sent a message. */
export async function findWhoWrote(ctx: Context, messageId: number): Promise<Who | Refusal> {
  await fileContacts(ctx)
  const [who] = await ctx.db
    .select({ id: customerEmails.customerId })
    .from(contactSubmissions)
    .innerJoin(customerEmails, sql`${customerEmails.email} = lower(${contactSubmissions.email})`)
    .where(eq(contactSubmissions.id, messageId))
  return who ?? CUSTOMER_GONE
}
