import * as keys from '#contract/operations/api-keys.ts'
import * as contract from '#contract/people/team.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
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
export const teamEndpoints = endpoints((serve) => {
  serve(contract.listAdministrators, ({ ctx }) => findAdministrators(ctx.db))
  serve(contract.createAdministrator, ({ ctx, body, admin }) => createAdministrator(ctx, body, admin))
  serve(contract.changeAdministrator, ({ ctx, params, body, admin }) =>
    changeAdministrator(ctx, { ...body, id: params.id }, admin),
  )
  serve(contract.deleteAdministrator, ({ ctx, params, admin }) => deleteAdministrator(ctx, params.id, admin))
  serve(contract.clearSecondFactor, ({ ctx, params, admin }) =>
    clearColleagueSecondFactor(ctx, params.id, admin),
  )
  serve(contract.listInvitations, ({ ctx }) => findInvitations(ctx))
  serve(contract.invite, ({ ctx, body, admin }) => invite(ctx, body, admin))
  serve(contract.revokeInvitation, ({ ctx, params, admin }) => revokeInvitation(ctx, params.id, admin))
  serve(keys.listApiKeys, ({ ctx }) => findApiKeys(ctx.db))
  serve(keys.createApiKey, ({ ctx, body, admin }) => createApiKey(ctx, body, admin), {
    reissue: ({ ctx, admin }, id) => renewApiKey(ctx, id, admin),
  })
  serve(keys.revokeApiKey, ({ ctx, params, admin }) => revokeApiKey(ctx, params.id, admin))
})
