import * as contract from '#contract/operations/history.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { readBookingHistory, readCustomerHistory } from './read-history.ts'

export const historyEndpoints = endpoints((serve) => {
  serve(contract.readBookingHistory, ({ ctx, params, admin, language }) =>
    readBookingHistory(ctx, params.id, { admin, language }),
  )
  serve(contract.readCustomerHistory, ({ ctx, params, admin, language }) =>
    readCustomerHistory(ctx, params.id, { admin, language }),
  )
})
