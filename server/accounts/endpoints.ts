import type { Hono } from 'hono'
import * as contract from '#contract/accounts.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { createAdministrator, deleteAdministrator, findAdministrators } from './administrators.ts'
import { changePassword } from './change-password.ts'
import { addressLock } from './check-password.ts'
import { readKnownDevice, rememberDevice } from './known-device.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

export function accountEndpoints(app: Hono<AppEnvironment>): void {
  serve(
    app,
    contract.login,
    async ({ ctx, body, c }) => {
      c.header('Cache-Control', 'no-store')
      const device = await readKnownDevice(c)
      const signedIn = await signIn(ctx, body, { address: clientAddress(c), device })
      if (!isRefusal(signedIn)) await rememberDevice(c, signedIn.user.id)
      return signedIn
    },
    async ({ ctx, c }) => ((await readKnownDevice(c)) ? undefined : addressLock(ctx, clientAddress(c))),
  )
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
