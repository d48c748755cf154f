import * as contract from '#contract/operations/keys.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { changeKeys, readKeys } from './change-keys.ts'
import { testKeys } from './test-keys.ts'

export const keyEndpoints = endpoints((serve) => {
  serve(contract.readKeys, ({ ctx }) => readKeys(ctx))
  serve(contract.changeKeys, ({ ctx, body, admin }) => changeKeys(ctx, body, admin))
  serve(contract.testKey, async ({ ctx, params, language }) => {
    const { ok, sentence } = await testKeys(ctx, params.name)
    return { ok, sentence: textIn(language)(sentence) }
  })
})
