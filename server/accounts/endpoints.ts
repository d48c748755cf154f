import type { Hono } from 'hono'
import * as contract from '#contract/accounts.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { createAdministrator, deleteAdministrator, findAdministrators } from './administrators.ts'
import { changePassword } from './change-password.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

export function accountEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.login, ({ world, body, c }) => {
    c.header('Cache-Control', 'no-store')
    return signIn(world, body, clientAddress(c))
  })
  serve(app, contract.checkAdmin, () => ({ isAdmin: true }))
  serve(app, contract.logout, async ({ world, admin }) => {
    if (admin.sessionHash) await closeSession(world, admin.sessionHash)
    return null
  })
  serve(app, contract.changePassword, ({ world, body, admin }) => changePassword(world, body, admin))
  serve(app, contract.listAdministrators, ({ world }) => findAdministrators(world.db))
  serve(app, contract.createAdministrator, ({ world, body, admin }) =>
    createAdministrator(world, body, admin),
  )
  serve(app, contract.deleteAdministrator, ({ world, params, admin }) =>
    deleteAdministrator(world, params.id, admin),
  )
}
