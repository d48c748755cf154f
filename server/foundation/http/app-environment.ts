import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'

/**
 * The authenticated caller of a request, determined once: nobody, an administrator, or a refusal after too many
 * guesses.
 */
export type Signer = { readonly admin?: Admin; readonly refusal?: Refusal }

export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: { ctx: Context; requestId: string; admin?: Admin; signer?: Signer }
}

export type AppContext = HonoContext<AppEnvironment>
