import * as contract from '#contract/people/second-factor.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts'
import { beginConfirmation, confirmSession } from './confirm-session.ts'
import { readSecondFactor, renewRecoveryCodes } from './own-second-factor.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts'

export const secondFactorEndpoints = endpoints((serve) => {
  serve(contract.beginConfirmation, ({ ctx, admin }) => beginConfirmation(ctx, admin))
  serve(contract.confirmSession, ({ ctx, body, admin }) => confirmSession(ctx, body, admin))
  serve(contract.readSecondFactor, ({ ctx, admin }) => readSecondFactor(ctx, admin))
  serve(contract.beginAuthenticator, ({ ctx, body, admin }) =>
    beginAuthenticator(ctx, body.currentPassword, admin),
  )
  serve(contract.confirmAuthenticator, ({ ctx, body, admin }) => confirmAuthenticator(ctx, body.code, admin))
  serve(contract.removeAuthenticator, ({ ctx, body, admin }) =>
    removeAuthenticator(ctx, body.currentPassword, admin),
  )
  serve(contract.beginPasskey, ({ ctx, body, admin }) => beginPasskey(ctx, body.currentPassword, admin))
  serve(contract.addPasskey, ({ ctx, body, admin }) => addPasskey(ctx, body, admin))
  serve(contract.removePasskey, ({ ctx, params, body, admin }) =>
    removePasskey(ctx, { ...body, id: params.passkeyId }, admin),
  )
  serve(contract.renewRecoveryCodes, ({ ctx, body, admin }) =>
    renewRecoveryCodes(ctx, body.currentPassword, admin),
  )
})
