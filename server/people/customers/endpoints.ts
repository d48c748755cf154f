import * as contract from '#contract/people/customers.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
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
  serve(contract.readCustomer, ({ ctx, params, admin, language }) =>
    readCustomer(ctx, params.id, { admin, language }),
  )
  serve(contract.readWhoBooked, ({ ctx, params }) => findWho(ctx, 'booking', params.id))
  serve(contract.readWhoWrote, ({ ctx, params }) => findWho(ctx, 'message', params.id))
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

/** What names the customer: the address in a booking, or in a message. */
const SENDERS = {
  booking: { table: bookings, email: bookings.customerEmail },
  message: { table: contactSubmissions, email: contactSubmissions.email },
} as const

/** Returns the customer who made a booking, or sent a message. */
async function findWho(ctx: Context, sender: keyof typeof SENDERS, id: number) {
  await fileContacts(ctx)
  const { table, email } = SENDERS[sender]
  const [who] = await ctx.db
    .select({ id: customerEmails.customerId })
    .from(customerEmails)
    .innerJoin(table, sql`${customerEmails.email} = lower(${email})`)
    .where(eq(table.id, id))
  return who ?? CUSTOMER_GONE
}
