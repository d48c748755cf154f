import * as contract from '#contract/people/customers.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { nameDownload } from '#server/foundation/http/files/downloads.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { fileContacts } from '../contacts/file-contacts.ts'
import { changeCustomer, mergeCustomers } from './change-customer.ts'
import { findCustomers } from './customer-queries.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { findWhoBooked, findWhoWrote } from './find-who.ts'
import { readCustomer } from './read-customer.ts'

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
