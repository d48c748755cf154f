import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Admin, World } from '#server/world.ts'

export type AppEnvironment = {
  Bindings: Partial<HttpBindings>
  Variables: { world: World; requestId: string; admin?: Admin }
}

export type AppContext = Context<AppEnvironment>
