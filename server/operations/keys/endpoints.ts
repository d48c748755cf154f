import type { Hono } from 'hono'
import * as contract from '#contract/operations/keys.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { changeKeys, readKeys } from './change-keys.ts'
import { testKeys } from './test-keys.ts'

export function keyEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readKeys, ({ ctx }) => readKeys(ctx))
  serve(app, contract.changeKeys, ({ ctx, body, admin }) => changeKeys(ctx, body, admin))
  serve(app, contract.testKey, async ({ ctx, params, language }) => {
    const { ok, sentence } = await testKeys(ctx, params.name)
    return { ok, sentence: textIn(language)(sentence) }
  })
}
