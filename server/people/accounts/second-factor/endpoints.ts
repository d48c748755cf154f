import type { Hono } from 'hono'
import * as contract from '#contract/people/second-factor.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts'
import { beginConfirmation, confirmSession } from './confirm-session.ts'
import { readSecondFactor, renewRecoveryCodes } from './own-second-factor.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts'

export function secondFactorEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.beginConfirmation, ({ ctx, admin }) => beginConfirmation(ctx, admin))
  serve(app, contract.confirmSession, ({ ctx, body, admin }) => confirmSession(ctx, body, admin))
  serve(app, contract.readSecondFactor, ({ ctx, admin }) => readSecondFactor(ctx, admin))
  serve(app, contract.beginAuthenticator, ({ ctx, body, admin }) =>
    beginAuthenticator(ctx, body.currentPassword, admin),
  )
  serve(app, contract.confirmAuthenticator, ({ ctx, body, admin }) =>
    confirmAuthenticator(ctx, body.code, admin),
  )
  serve(app, contract.removeAuthenticator, ({ ctx, body, admin }) =>
    removeAuthenticator(ctx, body.currentPassword, admin),
  )
  serve(app, contract.beginPasskey, ({ ctx, body, admin }) => beginPasskey(ctx, body.currentPassword, admin))
  serve(app, contract.addPasskey, ({ ctx, body, admin }) => addPasskey(ctx, body, admin))
  serve(app, contract.removePasskey, ({ ctx, params, body, admin }) =>
    removePasskey(ctx, { ...body, id: params.passkeyId }, admin),
  )
  serve(app, contract.renewRecoveryCodes, ({ ctx, body, admin }) =>
    renewRecoveryCodes(ctx, body.currentPassword, admin),
  )
}
