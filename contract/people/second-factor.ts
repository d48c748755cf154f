import { z } from 'zod'
import { describeCalls } from '../wire/endpoint.ts'
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

export const SecondFactor = z
  .object({ hasAuthenticator: z.boolean(), passkeys: z.array(Passkey), recoveryCodesLeft: z.int() })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof SecondFactor>

/** Recovery codes are returned once, when the first second factor is set up. */
const WithRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

const tag = 'Second factor'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'own-account' })
export const finishSignIn = visitors.post(
  '/api/admin/login/second-factor',
  'Complete a sign-in with a code or a passkey, after the login refused with second_factor_required',
  {
    body: z.union([z.object({ challenge, passkey: webauthn }), z.object({ challenge, code })]),
    respondsWithSecret: true,
    returns: LoginResponse,
    refuses: [401, 429],
  },
)
export const beginConfirmation = staff.post(
  '/api/admin/confirmation/passkey',
  'Start confirming your identity with a passkey',
  {
    respondsWithSecret: true,
    creates: z.object({ challenge: z.string(), options: webauthn }),
    refuses: [404],
  },
)
export const confirmSession = staff.post(
  '/api/admin/confirmation',
  'Confirm your identity with your password or a passkey; calls refused with password_needed work for ten minutes',
  { body: z.union([z.object({ challenge, passkey: webauthn }), PasswordAgain]), refuses: [409, 429] },
)
export const readSecondFactor = staff.get('/api/admin/second-factor', 'List your second factors', {
  returns: SecondFactor,
})
export const beginAuthenticator = staff.post(
  '/api/admin/second-factor/authenticator',
  'Start setting up an authenticator app; it takes effect once its first code is confirmed',
  {
    body: PasswordAgain,
    respondsWithSecret: true,
    creates: z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() }),
    refuses: [409, 429],
  },
)
export const confirmAuthenticator = staff.post(
  '/api/admin/second-factor/authenticator/confirmation',
  'Confirm the first code of the authenticator app',
  { body: z.object({ code }), respondsWithSecret: true, returns: WithRecoveryCodes, refuses: [409, 429] },
)
export const removeAuthenticator = staff.post(
  '/api/admin/second-factor/authenticator/removal',
  'Remove the authenticator app',
  { body: PasswordAgain, refuses: [404, 429] },
)
export const beginPasskey = staff.post(
  '/api/admin/second-factor/passkeys/options',
  'Start adding a passkey',
  {
    body: PasswordAgain,
    respondsWithSecret: true,
    creates: z.object({ challenge: z.string(), options: webauthn }),
    refuses: [429],
  },
)
export const addPasskey = staff.post(
  '/api/admin/second-factor/passkeys',
  'Add the passkey that the browser created',
  {
    body: z.object({ challenge, name: passkeyName, passkey: webauthn }),
    respondsWithSecret: true,
    creates: WithRecoveryCodes,
    refuses: [409],
  },
)
export const removePasskey = staff.post(
  '/api/admin/second-factor/passkeys/:passkeyId/removal',
  'Remove a passkey',
  { params: { passkeyId: z.string().max(1400) }, body: PasswordAgain, refuses: [429] },
)
export const renewRecoveryCodes = staff.post(
  '/api/admin/second-factor/recovery-codes',
  'Create new recovery codes; the old ones stop working',
  {
    body: PasswordAgain,
    respondsWithSecret: true,
    creates: z.object({ recoveryCodes: z.array(z.string()) }),
    refuses: [409, 429],
  },
)
