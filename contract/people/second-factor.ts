import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, NAME_MAX, text } from '../wire/fields.ts'
import { LoginResponse, PasswordAgain } from './accounts.ts'

/** Six digits, or a recovery code; spaces and dashes are ignored. */
const code = z
  .string({ error: fieldError('accounts.codeNeeded') })
  .trim()
  .min(1, fieldError('accounts.codeNeeded'))
  .max(60)
export const passkeyName = text({ required: fieldError('accounts.passkeyName'), max: NAME_MAX })
const challenge = z.string().min(1).max(200)
/** Input and output of the browser's passkey API; the WebAuthn library checks them. */
const webauthn = z.record(z.string(), z.unknown())

export const Passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

export const SecondFactor = z
  .object({
    hasAuthenticator: z.boolean(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

/** Recovery codes are returned once, when the first second factor is set up. */
const WithRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

const tag = 'Second factor'
const staff = 'own-account'
export const finishSignIn = endpoint({
  method: 'post',
  path: '/api/admin/login/second-factor',
  summary: 'Complete a sign-in with a code or a passkey, after the login refused with second_factor_required',
  tag,
  staff: false,
  body: z.union([z.object({ challenge, passkey: webauthn }), z.object({ challenge, code })]),
  responses: { 200: LoginResponse },
  respondsWithSecret: true,
  refusals: [400, 401, 429],
})
export const beginConfirmation = endpoint({
  method: 'post',
  path: '/api/admin/confirmation/passkey',
  summary: 'Start confirming your identity with a passkey',
  tag,
  staff,
  responses: { 201: z.object({ challenge: z.string(), options: webauthn }) },
  respondsWithSecret: true,
  refusals: [404],
})
export const confirmSession = endpoint({
  method: 'post',
  path: '/api/admin/confirmation',
  summary:
    'Confirm your identity with your password or a passkey; calls refused with password_needed work for ten minutes',
  tag,
  staff,
  body: z.union([z.object({ challenge, passkey: webauthn }), PasswordAgain]),
  responses: { 204: null },
  refusals: [400, 409, 429],
})
export const readSecondFactor = endpoint({
  method: 'get',
  path: '/api/admin/second-factor',
  summary: 'List your second factors',
  tag,
  staff,
  responses: { 200: SecondFactor },
})
export const beginAuthenticator = endpoint({
  method: 'post',
  path: '/api/admin/second-factor/authenticator',
  summary: 'Start setting up an authenticator app; it takes effect once its first code is confirmed',
  tag,
  staff,
  body: PasswordAgain,
  responses: { 201: z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() }) },
  respondsWithSecret: true,
  refusals: [400, 409, 429],
})
export const confirmAuthenticator = endpoint({
  method: 'post',
  path: '/api/admin/second-factor/authenticator/confirmation',
  summary: 'Confirm the first code of the authenticator app',
  tag,
  staff,
  body: z.object({ code }),
  responses: { 200: WithRecoveryCodes },
  respondsWithSecret: true,
  refusals: [400, 409, 429],
})
export const removeAuthenticator = endpoint({
  method: 'post',
  path: '/api/admin/second-factor/authenticator/removal',
  summary: 'Remove the authenticator app',
  tag,
  staff,
  body: PasswordAgain,
  responses: { 204: null },
  refusals: [400, 404, 429],
})
export const beginPasskey = endpoint({
  method: 'post',
  path: '/api/admin/second-factor/passkeys/options',
  summary: 'Start adding a passkey',
  tag,
  staff,
  body: PasswordAgain,
  responses: { 201: z.object({ challenge: z.string(), options: webauthn }) },
  respondsWithSecret: true,
  refusals: [400, 429],
})
export const addPasskey = endpoint({
  method: 'post',
  path: '/api/admin/second-factor/passkeys',
  summary: 'Add the passkey that the browser created',
  tag,
  staff,
  body: z.object({
    challenge,
    name: passkeyName,
    passkey: webauthn,
  }),
  responses: { 201: WithRecoveryCodes },
  respondsWithSecret: true,
  refusals: [400, 409],
})
export const removePasskey = endpoint({
  method: 'post',
  path: '/api/admin/second-factor/passkeys/:passkeyId/removal',
  summary: 'Remove a passkey',
  tag,
  staff,
  params: z.object({ passkeyId: z.string().max(1400) }),
  body: PasswordAgain,
  responses: { 204: null },
  refusals: [400, 404, 429],
})
export const renewRecoveryCodes = endpoint({
  method: 'post',
  path: '/api/admin/second-factor/recovery-codes',
  summary: 'Create new recovery codes; the old ones stop working',
  tag,
  staff,
  body: PasswordAgain,
  responses: { 201: z.object({ recoveryCodes: z.array(z.string()) }) },
  respondsWithSecret: true,
  refusals: [400, 409, 429],
})
