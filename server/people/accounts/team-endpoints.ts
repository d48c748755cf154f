import type { Hono } from 'hono'
import * as keys from '#contract/operations/api-keys.ts'
import * as contract from '#contract/people/team.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { createApiKey, findApiKeys, renewApiKey, revokeApiKey } from './api-keys.ts'
import {
  changeAdministrator,
  clearColleagueSecondFactor,
  createAdministrator,
  deleteAdministrator,
  findAdministrators,
} from './team/administrators.ts'
import { findInvitations, invite, revokeInvitation } from './team/invitations.ts'

/** Endpoints with which owners manage other people's accounts and API keys. */
export function teamEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listAdministrators, ({ ctx }) => findAdministrators(ctx.db))
  serve(app, contract.createAdministrator, ({ ctx, body, admin }) => createAdministrator(ctx, body, admin))
  serve(app, contract.changeAdministrator, ({ ctx, params, body, admin }) =>
    changeAdministrator(ctx, { ...body, id: params.id }, admin),
  )
  serve(app, contract.deleteAdministrator, ({ ctx, params, admin }) =>
    deleteAdministrator(ctx, params.id, admin),
  )
  serve(app, contract.clearSecondFactor, ({ ctx, params, admin }) =>
    clearColleagueSecondFactor(ctx, params.id, admin),
  )
  serve(app, contract.listInvitations, ({ ctx }) => findInvitations(ctx))
  serve(app, contract.invite, ({ ctx, body, admin }) => invite(ctx, body, admin))
  serve(app, contract.revokeInvitation, ({ ctx, params, admin }) => revokeInvitation(ctx, params.id, admin))
  serve(app, keys.listApiKeys, ({ ctx }) => findApiKeys(ctx.db))
  serve(app, keys.createApiKey, ({ ctx, body, admin }) => createApiKey(ctx, body, admin), {
    reissue: ({ ctx, admin }, id) => renewApiKey(ctx, id, admin),
  })
  serve(app, keys.revokeApiKey, ({ ctx, params, admin }) => revokeApiKey(ctx, params.id, admin))
}
