import type { LoginResponse } from '#contract/accounts.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'
import { checkPassword, type Origin } from './check-password.ts'
import { credentialOf, openSession } from './sessions.ts'

export async function signIn(
  ctx: Context,
  input: { readonly username: string; readonly password: string },
  origin: Origin,
): Promise<LoginResponse | DetailedRefusal> {
  const user = await checkPassword(ctx, input, origin)
  if (isRefusal(user)) return user
  const secret = await openSession(ctx, user.id)
  return {
    success: true,
    isAdmin: user.isAdmin,
    user: { id: user.id, username: user.username, fullName: user.fullName, email: user.email },
    credential: credentialOf(user.username, secret),
  }
}
