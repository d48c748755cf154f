import type { Hono } from 'hono'
import * as links from '#contract/people/account-links.ts'
import * as contract from '#contract/people/accounts.ts'
import * as devices from '#contract/people/devices.ts'
import { finishSignIn as finishSignInCall } from '#contract/people/second-factor.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { AppContext, AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { clientAddress } from '#server/foundation/http/client-address.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { changePassword } from './change-password.ts'
import { addressLock } from './check-password.ts'
import { findDevices, signOutDevice, signOutOthers } from './devices.ts'
import { readKnownDevice, rememberDevice } from './known-device.ts'
import { changeMe, changeMyLanguage, readMe } from './own-account.ts'
import { finishSignIn } from './second-factor/finish-sign-in.ts'
import { closeSession, type SessionPlace } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { describeLink, LINK_GONE } from './team/account-links.ts'
import { forgotPassword, resetForgottenPassword } from './team/forgotten-password.ts'
import { acceptInvitation } from './team/invitations.ts'

/** Endpoints for signing in and for the user's own account. */
export function accountEndpoints(app: Hono<AppEnvironment>): void {
  serve(
    app,
    contract.login,
    async ({ ctx, body, c }) => {
      c.header('Cache-Control', 'no-store')
      const device = await readKnownDevice(c)
      const signedIn = await signIn(ctx, body, { ...getPlace(c), device })
      if (!isRefusal(signedIn)) await rememberDevice(c, signedIn.user.id)
      return signedIn
    },
    {
      permit: async ({ ctx, c }) =>
        (await readKnownDevice(c)) ? undefined : addressLock(ctx, clientAddress(c)),
    },
  )
  serve(app, finishSignInCall, async ({ ctx, body, c }) => {
    c.header('Cache-Control', 'no-store')
    const signedIn = await finishSignIn(ctx, body, getPlace(c))
    if (!isRefusal(signedIn)) await rememberDevice(c, signedIn.user.id)
    return signedIn
  })
  linkEndpoints(app)
  serve(app, contract.checkAdmin, ({ admin }) => ({ isAdmin: may(admin, 'catalogue') }))
  serve(app, contract.logout, async ({ ctx, admin }) => {
    if (admin.sessionHash) await closeSession(ctx, admin.sessionHash)
    return null
  })
  serve(app, contract.changePassword, ({ ctx, body, admin, c }) =>
    changePassword(ctx, body, { admin, place: getPlace(c) }),
  )
  serve(app, contract.readMe, ({ ctx, admin }) => readMe(ctx, admin))
  serve(app, contract.changeMe, ({ ctx, body, admin }) => changeMe(ctx, body, admin))
  serve(app, contract.changeMyLanguage, ({ ctx, body, admin }) => changeMyLanguage(ctx, body.language, admin))
  serve(app, devices.listDevices, ({ ctx, admin }) => findDevices(ctx, admin))
  serve(app, devices.signOutDevice, ({ ctx, params, admin }) => signOutDevice(ctx, params.deviceId, admin))
  serve(app, devices.signOutOthers, ({ ctx, admin }) => signOutOthers(ctx, admin))
}

/** Endpoints for people who are not signed in but have a link from a mail. */
function linkEndpoints(app: Hono<AppEnvironment>): void {
  app.use('/api/admin/account-link/*', limitRequests({ name: 'account-links', most: 30, seconds: 600 }))
  serve(
    app,
    links.readAccountLink,
    async ({ ctx, body }) => (await describeLink(ctx, body.token)) ?? LINK_GONE,
  )
  serve(app, links.acceptInvitation, ({ ctx, body }) => acceptInvitation(ctx, body))
  serve(app, links.forgotPassword, async ({ ctx, body, c }) =>
    forgotPassword(ctx, body.email, { address: clientAddress(c), device: await readKnownDevice(c) }),
  )
  serve(app, links.resetForgottenPassword, ({ ctx, body }) => resetForgottenPassword(ctx, body))
}

function getPlace(c: AppContext): SessionPlace {
  return { address: clientAddress(c), userAgent: c.req.header('user-agent') }
}
