import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { api } from '#app/lib/api/api.ts'

export function beginAuthenticator(currentPassword: string) {
  return api.post('/api/admin/second-factor/authenticator', { body: { currentPassword } })
}

/**
 * Has the browser create a passkey; the WebAuthn library is loaded only here. Returns recovery codes if this
 * is the first second factor.
 */
export async function addPasskey(currentPassword: string, name: string): Promise<string[] | null> {
  const { challenge, options } = await api.post('/api/admin/second-factor/passkeys/options', {
    body: { currentPassword },
  })
  const { startRegistration } = await import('@simplewebauthn/browser')
  // Created on the server by the counterpart of the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const passkey = { ...(await startRegistration({ optionsJSON })) }
  const { recoveryCodes } = await api.post('/api/admin/second-factor/passkeys', {
    body: { challenge, name, passkey },
  })
  return recoveryCodes
}

export async function renewCodes(currentPassword: string): Promise<string[]> {
  const { recoveryCodes } = await api.post('/api/admin/second-factor/recovery-codes', {
    body: { currentPassword },
  })
  return recoveryCodes
}

type Unwanted = { currentPassword: string; passkeyId?: string }

/** Removes a passkey, or the authenticator app if none is given. */
export function stopUsing({ currentPassword, passkeyId }: Unwanted): Promise<undefined> {
  const body = { currentPassword }
  return passkeyId === undefined
    ? api.post('/api/admin/second-factor/authenticator/removal', { body })
    : api.post('/api/admin/second-factor/passkeys/:passkeyId/removal', { params: { passkeyId }, body })
}
