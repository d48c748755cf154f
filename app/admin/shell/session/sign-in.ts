import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { clearCredential, storeCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { ApiFailure, getSentence } from '#app/lib/api/api-request.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { clearOfflineCache } from '../offline/offline-cache.ts'

export type SignInFields = { username: string; password: string }

/** The data for the second step of a sign-in. */
export type SecondStep = {
  challenge: string
  hasAuthenticator: boolean
  passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null
}

/**
 * Signs in and stores the session's credential. Returns the data for the second step, if the account has one.
 * Throws after discarding any earlier credential.
 */
export async function signIn(fields: SignInFields): Promise<SecondStep | undefined> {
  try {
    const { isAdmin, credential } = await api.post('/api/admin/login', {
      body: fields,
      headers: { Authorization: `Basic ${encode(`${fields.username}:${fields.password}`)}` },
    })
    if (!isAdmin) throw new ApiFailure(401, '')
    await startSession(credential)
    return undefined
  } catch (error) {
    clearCredential()
    const next = parseSecondStep(error)
    if (next) return next
    throw error
  }
}

/** Deletes what another account left in this browser. */
async function startSession(credential: string): Promise<void> {
  await clearOfflineCache()
  storeCredential(credential)
}

/** Finishes the second step with six digits or a recovery code. */
export async function finishWithCode({ challenge }: SecondStep, code: string): Promise<void> {
  const { credential } = await api.post('/api/admin/login/second-factor', { body: { challenge, code } })
  await startSession(credential)
}

/** Finishes the second step with a passkey. The WebAuthn library is loaded only here. */
export async function finishWithPasskey({ challenge, passkeyOptions }: SecondStep): Promise<void> {
  if (!passkeyOptions) return
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const passkey = { ...(await startAuthentication({ optionsJSON: passkeyOptions })) }
  const { credential } = await api.post('/api/admin/login/second-factor', { body: { challenge, passkey } })
  await startSession(credential)
}

/** Returns why signing in failed and what to do about it. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof ApiFailure)) return describeFailure(error)
  const text = shownText()
  return error.status === 401
    ? text('admin.session.signIn.wrong')
    : getSentence(error, text('admin.session.signIn.wrong'))
}

/** Returns why the second step failed. Browsers throw their own errors if the user declines a passkey. */
export function secondStepProblem(error: unknown): string {
  const text = shownText()
  if (error instanceof ApiFailure) return getSentence(error, text('admin.session.signIn.wrong'))
  return error instanceof Error && error.name === 'NotAllowedError'
    ? text('admin.session.secondStep.passkeyNotUsed')
    : signInProblem(error)
}

function parseSecondStep(error: unknown): SecondStep | undefined {
  if (!(error instanceof ApiFailure) || error.response.code !== 'second_factor_required') return undefined
  return error.response as SecondStep
}

function encode(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
