import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'
import type { Admin, Context } from '#server/context.ts'

export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: { ctx: Context; requestId: string; admin?: Admin }
}

export type AppContext = HonoContext<AppEnvironment>
