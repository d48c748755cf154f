import * as contract from '#contract/operations/doctor.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { examine } from './examine.ts'

export const doctorEndpoints = endpoints((serve) => {
  serve(contract.examineSystem, ({ ctx, language }) => examine(ctx, language))
})
