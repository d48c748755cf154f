import * as contract from '#contract/people/customers.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  customerEmails,
} from '#server/foundation/database/schema/all-tables.ts'
import { nameDownload } from '#server/foundation/http/files/downloads.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { fileContacts } from '../contacts/file-contacts.ts'
import { changeCustomer, mergeCustomers } from './change-customer.ts'
import { findCustomers } from './customer-queries.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { CUSTOMER_GONE, readCustomer } from './read-customer.ts'

export const customerEndpoints = endpoints((serve) => {
  serve(contract.listCustomers, async ({ ctx, query }) => {
    await fileContacts(ctx)
    return findCustomers(ctx.db, query)
  })
  serve(contract.readCustomer, ({ ctx, params, language }) => readCustomer(ctx, params.id, language))
  serve(contract.readWhoBooked, ({ ctx, params }) => findWhoBooked(ctx, params.id))
  serve(contract.readWhoWrote, ({ ctx, params }) => findWhoWrote(ctx, params.id))
  serve(contract.changeCustomer, ({ ctx, params, body, admin, language }) =>
    changeCustomer(ctx, params.id, body, { admin, language }),
  )
  serve(contract.mergeCustomers, ({ ctx, params, body, admin }) =>
    mergeCustomers(ctx, params.id, body, admin),
  )
  serve(contract.exportCustomer, async ({ ctx, params, admin, c }) => {
    const content = await exportCustomer(ctx, params.id, admin)
    if (!isRefusal(content)) nameDownload(c, `customer-${params.id}.json`)
    return content
  })
  serve(contract.eraseCustomer, ({ ctx, params, admin }) => eraseCustomer(ctx, params.id, admin))
})

type Who = { readonly id: number }

/** Returns the customer who made a booking. */
async function findWhoBooked(ctx: Context, bookingId: number): Promise<Who | Refusal> {
  await fileContacts(ctx)
  const [who] = await ctx.db
    .select({ id: customerEmails.customerId })
    .from(bookings)
    .innerJoin(customerEmails, sql`${customerEmails.email} = lower(${bookings.customerEmail})`)
    .where(eq(bookings.id, bookingId))
  return who ?? CUSTOMER_GONE
}

/** Returns the customer who sent a message. */
async function findWhoWrote(ctx: Context, messageId: number): Promise<Who | Refusal> {
  await fileContacts(ctx)
  const [who] = await ctx.db
    .select({ id: customerEmails.customerId })
    .from(contactSubmissions)
    .innerJoin(customerEmails, sql`${customerEmails.email} = lower(${contactSubmissions.email})`)
    .where(eq(contactSubmissions.id, messageId))
  return who ?? CUSTOMER_GONE
}
