import type { CallPath } from '#contract/calls.ts'
import type { RefusalBody } from '#contract/refusal-body.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { shownLanguage, urlLanguage } from '../language/url-language.ts'
import { credentialFor } from './admin-credential.ts'
import { countSignIns, isPasswordShown, isSignedInAgain } from './session-end.ts'

/**
 * A response that is not OK. `message` is the status, a colon, a space and the body, as the specification
 * requires.
 */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: string
  /** How often somebody had signed in again (`countSignIns`) when the request was sent. */
  readonly signIns: number

  constructor(status: number, body: string, signIns = countSignIns()) {
    super(`${status}: ${body}`)
    this.status = status
    this.body = body
    this.signIns = signIns
  }

  /** The response parsed as JSON; empty if it is something else. */
  get response(): Partial<RefusalBody> {
    try {
      const parsed: unknown = JSON.parse(this.body)
      return typeof parsed === 'object' && parsed !== null ? parsed : {}
    } catch {
      return {}
    }
  }
}

/** Returns the server's message for a failure, or the given fallback. */
export function getSentence(error: unknown, otherwise: string): string {
  return (error instanceof ApiFailure && error.response.message) || otherwise
}

/** Like `getSentence`; undefined if nothing failed. */
export function findSentence(error: Error | null | undefined, otherwise: string): string | undefined {
  return error ? getSentence(error, otherwise) : undefined
}

/**
 * Returns whether our server refused a call: then nothing was stored. Any other failure leaves that open, also the
 * response of a proxy while the server restarts.
 */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.response.code !== undefined
}

const TOO_MANY_REQUESTS = 429

/**
 * Returns whether the request was rejected because of a rate limit: retrying in a moment helps. Our server's sentence
 * may be Spanish, and a proxy may answer with another status.
 */
export function isRateLimited(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  return error.status === TOO_MANY_REQUESTS || /rate limit/i.test(error.message)
}

/**
 * Sends a call that api.ts has type-checked. A body is sent as JSON unless it is a form with files. Throws
 * ApiFailure for a response that is not OK, and TypeError if there is no response at all. If the session has
 * ended, a mutation waits for the user and is then retried, so that no input is lost. If the password is needed
 * again, so does a download.
 */
export async function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await send(method, path, { body, headers })
  const isMended = !SESSION_CALLS.includes(path) && (await isAskedAndAnswered(method, response))
  return throwUnlessOk(isMended ? await send(method, path, { body, headers }) : response)
}

/**
 * Returns whether the call can be retried: it was refused for lack of a sign-in or password, which the user
 * has now provided.
 */
async function isAskedAndAnswered(method: string, response: Response): Promise<boolean> {
  if (response.status === 401) return method !== 'GET' && isSignedInAgain()
  if (response.status !== 403) return false
  const { code } = new ApiFailure(403, await response.clone().text()).response
  return code === 'password_needed' && isPasswordShown()
}

const SESSION_CALLS: readonly string[] = [
  '/api/admin/login',
  '/api/admin/login/second-factor',
  '/api/admin/logout',
] satisfies readonly CallPath<'post'>[]

type Content = {
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal | undefined
}

async function send(method: string, path: string, content: Content): Promise<Response> {
  const signIns = countSignIns()
  const response = await sendOnce(method, path, content)
  // It was sent in the old session, and its response arrived after somebody had signed in again.
  const isLate = response.status === 401 && countSignIns() !== signIns && !SESSION_CALLS.includes(path)
  return isLate ? sendOnce(method, path, content) : response
}

function sendOnce(method: string, path: string, { body, headers, signal }: Content): Promise<Response> {
  const isForm = body instanceof FormData
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(body !== undefined && !isForm ? { 'Content-Type': 'application/json' } : {}),
      ...authorization(credentialFor(method, path)),
      ...readerLanguage(method),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}

/**
 * The default query function: GETs the path in the query key. Aborting `signal` cancels the request: nobody
 * waits for the data after signing out.
 */
export async function loadPath(path: string, signal?: AbortSignal): Promise<unknown> {
  const signIns = countSignIns()
  return (await throwUnlessOk(await send('GET', path, { signal }), signIns)).json()
}

async function throwUnlessOk(response: Response, signIns?: number): Promise<Response> {
  if (response.ok) return response
  throw new ApiFailure(response.status, (await response.text()) || response.statusText, signIns)
}

/**
 * The API answers in English unless a header names another language. Staff read sentences in the language of their
 * account, but load what they edit in English: the contract says which calls return sentences (`inStaffLanguage`).
 */
function readerLanguage(method: string): Record<string, string> {
  const shown = shownLanguage()
  const language = method === 'GET' ? urlLanguage() : shown
  return {
    ...(language !== DEFAULT_LANGUAGE && { 'X-Language': language }),
    ...(shown !== language && { 'X-Staff-Language': shown }),
  }
}

function authorization(credential: string | undefined): Record<string, string> {
  return credential ? { Authorization: `Basic ${credential}` } : {}
}
