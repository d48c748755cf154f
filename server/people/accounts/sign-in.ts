import type { LoginResponse } from '#contract/people/accounts.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { checkPassword, type Origin, type User } from './check-password.ts'
import { askForSecondFactor } from './second-factor/ask-for-second-factor.ts'
import { openSession, type SessionPlace, toCredential } from './sessions.ts'

/** Signs in by password alone if the account has no second factor. */
export async function signIn(
  ctx: Context,
  input: { readonly username: string; readonly password: string },
  origin: Origin & SessionPlace,
): Promise<LoginResponse | DetailedRefusal> {
  const user = await checkPassword(ctx, input, origin)
  if (isRefusal(user)) return user
  return (await askForSecondFactor(ctx, user)) ?? createSignIn(ctx, user, origin)
}

/** Opens a session for a user who has passed every required check. */
export async function createSignIn(ctx: Context, user: User, place: SessionPlace): Promise<LoginResponse> {
  const secret = await openSession(ctx, user.id, place)
  return {
    success: true,
    isAdmin: user.isAdmin,
    user: { id: user.id, username: user.username, fullName: user.fullName, email: user.email },
    credential: toCredential(user.username, secret),
  }
}
