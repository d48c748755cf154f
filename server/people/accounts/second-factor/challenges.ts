import type { Context } from '#server/context.ts'
import type { Session } from '#server/foundation/database/client.ts'
import { and, eq, gt, lt } from '#server/foundation/database/drizzle.ts'
import { challenges } from '#server/foundation/database/schema/all-tables.ts'
import { randomSecret, secretHash } from '#server/foundation/secrets/random-secret.ts'

const VALID_MILLISECONDS = 5 * 60 * 1000

type Challenge = typeof challenges.$inferSelect
type NewChallenge = Pick<Challenge, 'purpose' | 'userId' | 'webauthnChallenge'>

/** Opens a challenge that must be completed within five minutes; returns the secret that completes it. */
export async function openChallenge(db: Session, ctx: Context, challenge: NewChallenge): Promise<string> {
  const secret = randomSecret()
  const now = ctx.now()
  await db.delete(challenges).where(lt(challenges.expiresAt, now))
  const expiresAt = new Date(now.getTime() + VALID_MILLISECONDS)
  await db.insert(challenges).values({ ...challenge, secretHash: secretHash(secret), expiresAt })
  return secret
}

export async function findChallenge(
  ctx: Context,
  secret: string,
  purpose: Challenge['purpose'],
): Promise<Challenge | undefined> {
  const [found] = await ctx.db
    .select()
    .from(challenges)
    .where(
      and(
        eq(challenges.secretHash, secretHash(secret)),
        eq(challenges.purpose, purpose),
        gt(challenges.expiresAt, ctx.now()),
      ),
    )
  return found
}

/** Returns whether it was this call that closed the challenge. */
export async function closeChallenge(db: Session, challenge: Challenge): Promise<boolean> {
  const closed = await db
    .delete(challenges)
    .where(eq(challenges.secretHash, challenge.secretHash))
    .returning({ userId: challenges.userId })
  return closed.length > 0
}
