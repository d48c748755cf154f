import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Refusal } from '#domain/refusal.ts'
import type { Admin, Context } from '#server/context.ts'

/** Who signed a request, found out once: nobody, an administrator, or somebody who guessed too often. */
export type Signer = { readonly admin?: Admin; readonly refusal?: Refusal }

export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: { ctx: Context; requestId: string; admin?: Admin; signer?: Signer }
}

export type AppContext = HonoContext<AppEnvironment>
