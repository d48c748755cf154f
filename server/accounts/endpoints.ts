import type { Hono } from 'hono'
import * as contract from '#contract/accounts.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { createAdministrator, deleteAdministrator, findAdministrators } from './administrators.ts'
import { changePassword } from './change-password.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

export function accountEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.login, ({ ctx, body, c }) => {
    c.header('Cache-Control', 'no-store')
    return signIn(ctx, body, clientAddress(c))
  })
  serve(app, contract.checkAdmin, () => ({ isAdmin: true }))
  serve(app, contract.logout, async ({ ctx, admin }) => {
    if (admin.sessionHash) await closeSession(ctx, admin.sessionHash)
    return null
  })
  serve(app, contract.changePassword, ({ ctx, body, admin }) => changePassword(ctx, body, admin))
  serve(app, contract.listAdministrators, ({ ctx }) => findAdministrators(ctx.db))
  serve(app, contract.createAdministrator, ({ ctx, body, admin }) => createAdministrator(ctx, body, admin))
  serve(app, contract.deleteAdministrator, ({ ctx, params, admin }) =>
    deleteAdministrator(ctx, params.id, admin),
  )
}
