import type { Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import type { AppEnvironment } from './app-environment.ts'

const served = new WeakMap<Hono<AppEnvironment>, Endpoint[]>()

/** Every endpoint put into this API so far: what is served is what is described. */
export function endpointsOf(app: Hono<AppEnvironment>): Endpoint[] {
  const known = served.get(app) ?? []
  served.set(app, known)
  return known
}
