import type { Hono } from 'hono'
import * as contract from '#contract/people/customers.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { nameDownload } from '#server/foundation/http/files/downloads.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { fileContacts } from '../contacts/file-contacts.ts'
import { changeCustomer, mergeCustomers } from './change-customer.ts'
import { findCustomers } from './customer-queries.ts'
import { eraseCustomer } from './erase-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { findWhoBooked, findWhoWrote } from './find-who.ts'
import { readCustomer } from './read-customer.ts'

export function customerEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listCustomers, async ({ ctx, query }) => {
    await fileContacts(ctx)
    return findCustomers(ctx.db, query)
  })
  serve(app, contract.readCustomer, ({ ctx, params, language }) => readCustomer(ctx, params.id, language))
  serve(app, contract.readWhoBooked, ({ ctx, params }) => findWhoBooked(ctx, params.id))
  serve(app, contract.readWhoWrote, ({ ctx, params }) => findWhoWrote(ctx, params.id))
  serve(app, contract.changeCustomer, ({ ctx, params, body, admin, language }) =>
    changeCustomer(ctx, params.id, body, { admin, language }),
  )
  serve(app, contract.mergeCustomers, ({ ctx, params, body, admin }) =>
    mergeCustomers(ctx, params.id, body, admin),
  )
  serve(app, contract.exportCustomer, async ({ ctx, params, admin, c }) => {
    const content = await exportCustomer(ctx, params.id, admin)
    if (!isRefusal(content)) nameDownload(c, `customer-${params.id}.json`)
    return content
  })
  serve(app, contract.eraseCustomer, ({ ctx, params, admin }) => eraseCustomer(ctx, params.id, admin))
}
