import { PasswordChange } from '#contract/people/accounts.ts'
import { StartRefusal } from '#platform/boot.ts'
import type { Context } from '#server/context.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { describeIssue } from '#server/foundation/http/describe-issue.ts'
import { endUserLock } from './check-password.ts'
import { generatePassword, hashPassword } from './password.ts'
import { clearSecondFactor } from './second-factor/own-second-factor.ts'
import { endSessions } from './sessions.ts'

type NewPassword = { readonly username?: string | undefined; readonly password?: string | undefined }

/**
 * Sets a new password for an administrator who cannot sign in; for operators with access to the server. Ends all of the
 * user's sessions, and removes the second factor and any lock after too many guesses. Throws a StartRefusal if it is
 * unclear which user is meant.
 */
export async function resetPassword(
  ctx: Pick<Context, 'db' | 'now'>,
  { username, password = generatePassword() }: NewPassword,
): Promise<{ username: string; password: string }> {
  const checked = PasswordChange.shape.newPassword.safeParse(password)
  if (!checked.success)
    throw new StartRefusal(checked.error.issues.map((issue) => describeIssue(issue)).join(' '))
  const user = await findAdministrator(ctx, username)
  const passwordHash = await hashPassword(checked.data)
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, updatedAt: ctx.now() }).where(eq(users.id, user.id))
    await endSessions(tx, user.id)
    await clearSecondFactor(tx, user.id)
    await endUserLock(tx, user)
    await recordEvent(tx, {
      kind: 'account.password-reset',
      actor: 'system',
      subjectId: user.id,
      facts: { kind: 'text', text: user.username },
    })
  })
  return { username: user.username, password: checked.data }
}

async function findAdministrator({ db }: Pick<Context, 'db'>, username: string | undefined) {
  const all = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
  const found = username === undefined ? all : all.filter((user) => user.username === username)
  const [user] = found
  if (user && found.length === 1) return user
  const names = all.map((known) => known.username).join(', ')
  throw new StartRefusal(
    username === undefined
      ? `Say whose password: npm run reset-password -- USERNAME. The administrators are: ${names}`
      : `There is no administrator "${username}". The administrators are: ${names}`,
  )
}
