import * as contract from '#contract/calendar/resources.ts'
import { findFramesAndKits, findResources } from '#server/calendar/availability/resource-queries.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import {
  addResourceChange,
  changeResource,
  createResource,
  deleteResource,
  removeResourceChange,
  setRequirements,
} from './change-resources.ts'
import { resourceLoads } from './resource-loads.ts'

export const resourceEndpoints = endpoints((serve) => {
  serve(contract.listResources, async ({ ctx }) => [
    ...(await findResources(ctx.db)),
    ...(await findFramesAndKits(ctx.db)),
  ])
  serve(contract.listResourceLoads, ({ ctx, query }) => resourceLoads(ctx, query))
  serve(contract.createResource, ({ ctx, body, admin }) => createResource(ctx, body, admin))
  serve(contract.changeResource, ({ ctx, params, body, admin }) =>
    changeResource(ctx, params.id, body, admin),
  )
  serve(contract.deleteResource, ({ ctx, params, admin }) => deleteResource(ctx, params.id, admin))
  serve(contract.addResourceChange, ({ ctx, params, body, admin }) =>
    addResourceChange(ctx, params.id, body, admin),
  )
  serve(contract.removeResourceChange, ({ ctx, params, query, admin }) =>
    removeResourceChange(ctx, params, query.force === 'true', admin),
  )
  serve(contract.setRequirements, ({ ctx, params, query, body, admin }) => {
    const force = query.force === 'true' || body.force === true
    return setRequirements(ctx, params.id, { ...body, force }, admin)
  })
})
