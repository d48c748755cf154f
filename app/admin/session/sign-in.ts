import { forgetCredential, keepCredential } from '#app/lib/admin-credential.ts'
import { api } from '#app/lib/api.ts'
import { ApiFailure, sentenceOf } from '#app/lib/api-request.ts'

export type SignInFields = { username: string; password: string }

const WRONG = 'Invalid username or password. Please try again.'

/** Signs in and keeps the session's credential. Throws after forgetting whatever was kept before. */
export async function signIn(fields: SignInFields): Promise<void> {
  try {
    const { isAdmin, credential } = await api.post('/api/admin/login', {
      body: fields,
      headers: { Authorization: `Basic ${encode(`${fields.username}:${fields.password}`)}` },
    })
    if (!isAdmin) throw new ApiFailure(401, '')
    keepCredential(credential)
  } catch (error) {
    forgetCredential()
    throw error
  }
}

/** Why signing in failed, in a sentence with a way out. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof ApiFailure)) {
    return 'The site cannot be reached right now. Please check your connection and try again.'
  }
  return error.status === 401 ? WRONG : sentenceOf(error, WRONG)
}

function encode(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
