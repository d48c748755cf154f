import type { Hono } from 'hono'
import * as contract from '#contract/calendar/resources.ts'
import { findFramesAndKits, findResources } from '#server/calendar/availability/resource-queries.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import {
  addResourceChange,
  changeResource,
  createResource,
  deleteResource,
  removeResourceChange,
  setRequirements,
} from './change-resources.ts'
import { resourceLoads } from './resource-loads.ts'

export function resourceEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listResources, async ({ ctx }) => [
    ...(await findResources(ctx.db)),
    ...(await findFramesAndKits(ctx.db)),
  ])
  serve(app, contract.listResourceLoads, ({ ctx, query }) => resourceLoads(ctx, query))
  serve(app, contract.createResource, ({ ctx, body, admin }) => createResource(ctx, body, admin))
  serve(app, contract.changeResource, ({ ctx, params, body, admin }) =>
    changeResource(ctx, params.id, body, admin),
  )
  serve(app, contract.deleteResource, ({ ctx, params, admin }) => deleteResource(ctx, params.id, admin))
  serve(app, contract.addResourceChange, ({ ctx, params, body, admin }) =>
    addResourceChange(ctx, params.id, body, admin),
  )
  serve(app, contract.removeResourceChange, ({ ctx, params, query, admin }) =>
    removeResourceChange(ctx, params, query.force === 'true', admin),
  )
  serve(app, contract.setRequirements, ({ ctx, params, query, body, admin }) => {
    const force = query.force === 'true' || body.force === true
    return setRequirements(ctx, params.id, body.requirements, { admin, force })
  })
}
