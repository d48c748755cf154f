import * as links from '#contract/people/account-links.ts'
import * as contract from '#contract/people/accounts.ts'
import * as devices from '#contract/people/devices.ts'
import { finishSignIn as finishSignInCall } from '#contract/people/second-factor.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { clientAddress } from '#server/foundation/http/client-address.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { addressLock } from './check-password.ts'
import { readKnownDevice, rememberDevice } from './known-device.ts'
import {
  changeMe,
  changeMyLanguage,
  changePassword,
  findDevices,
  readMe,
  signOutDevice,
  signOutOthers,
} from './own-account.ts'
import { finishSignIn } from './second-factor/finish-sign-in.ts'
import { closeSession, type SessionPlace } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { describeLink, LINK_GONE } from './team/account-links.ts'
import { forgotPassword, resetForgottenPassword } from './team/forgotten-password.ts'
import { acceptInvitation } from './team/invitations.ts'

/** Endpoints for signing in and for the user's own account. */
export const accountEndpoints = endpoints((serve, app) => {
  serve(
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
  serve(finishSignInCall, async ({ ctx, body, c }) => {
    c.header('Cache-Control', 'no-store')
    const signedIn = await finishSignIn(ctx, body, getPlace(c))
    if (!isRefusal(signedIn)) await rememberDevice(c, signedIn.user.id)
    return signedIn
  })
  linkEndpoints(app)
  serve(contract.checkAdmin, ({ admin }) => ({ isAdmin: may(admin, 'catalogue') }))
  serve(contract.logout, async ({ ctx, admin }) => {
    if (admin.sessionHash) await closeSession(ctx, admin.sessionHash)
    return null
  })
  serve(contract.changePassword, ({ ctx, body, admin, c }) =>
    changePassword(ctx, body, { admin, place: getPlace(c) }),
  )
  serve(contract.readMe, ({ ctx, admin }) => readMe(ctx, admin))
  serve(contract.changeMe, ({ ctx, body, admin }) => changeMe(ctx, body, admin))
  serve(contract.changeMyLanguage, ({ ctx, body, admin }) => changeMyLanguage(ctx, body.language, admin))
  serve(devices.listDevices, ({ ctx, admin }) => findDevices(ctx, admin))
  serve(devices.signOutDevice, ({ ctx, params, admin }) => signOutDevice(ctx, params.deviceId, admin))
  serve(devices.signOutOthers, ({ ctx, admin }) => signOutOthers(ctx, admin))
})

/** Endpoints for people who are not signed in but have a link from a mail. */
const linkEndpoints = endpoints((serve, app) => {
  app.use('/api/admin/account-link/*', limitRequests({ name: 'account-links', most: 30, seconds: 600 }))
  serve(links.readAccountLink, async ({ ctx, body }) => (await describeLink(ctx, body.token)) ?? LINK_GONE)
  serve(links.acceptInvitation, ({ ctx, body }) => acceptInvitation(ctx, body))
  serve(links.forgotPassword, async ({ ctx, body, c }) =>
    forgotPassword(ctx, body.email, { address: clientAddress(c), device: await readKnownDevice(c) }),
  )
  serve(links.resetForgottenPassword, ({ ctx, body }) => resetForgottenPassword(ctx, body))
})

function getPlace(c: AppContext): SessionPlace {
  return { address: clientAddress(c), userAgent: c.req.header('user-agent') }
}
