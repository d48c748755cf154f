import * as contract from '#contract/crew/kit-care.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { kitCareResponses } from './kit-care-queries.ts'
import { deleteCareEntry, logCare, readCareLog } from './log-care.ts'

export const kitCareEndpoints = endpoints((serve) => {
  serve(contract.listKitCare, ({ ctx }) => kitCareResponses(ctx))
  serve(contract.readCareLog, ({ ctx, params }) => readCareLog(ctx, params.id))
  serve(contract.logCare, ({ ctx, params, body, admin }) =>
    logCare(ctx, { id: params.id, kind: body.kind }, admin),
  )
  serve(contract.deleteCareEntry, ({ ctx, params, admin }) => deleteCareEntry(ctx, params, admin))
})
