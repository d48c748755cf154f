import * as contract from '#contract/operations/setup.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { readSetup } from './read-setup.ts'

export const setupEndpoints = endpoints((serve) => {
  serve(contract.readSetup, ({ ctx, language }) => readSetup(ctx, language))
})
