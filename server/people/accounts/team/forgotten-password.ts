import { setTimeout as pause } from 'node:timers/promises'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { accountLinks, users } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, type Limit } from '#server/foundation/http/rate-limit.ts'
import { countForMailbox } from '#server/foundation/mail/mailbox-budget.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { endUserLock, type Origin, type User } from '../check-password.ts'
import { hashPassword } from '../password.ts'
import { endSessions } from '../sessions.ts'
import { LINK_GONE, makeLink, takeLink } from './account-links.ts'

const BY_NETWORK: Limit = { name: 'forgotten-network', most: 10, seconds: 60 * 60 }
const BY_EMAIL: Limit = { name: 'forgotten-email', most: 3, seconds: 60 * 60 }
const BY_DEVICE: Limit = { name: 'forgotten-device', most: 3, seconds: 60 * 60 }
/** Longer than it takes to write the mail, so that the response time reveals nothing either. */
const ANSWER_MILLISECONDS = 250

/** Mails a link to every staff member with this address. The response does not reveal whether there is one. */
export async function forgotPassword(
  ctx: Context,
  email: string,
  origin: Origin,
): Promise<{ received: true } | DetailedRefusal> {
  const address = email.toLowerCase()
  const tooMany = await countRequest(ctx, address, origin)
  if (tooMany) return tooMany
  await Promise.all([pause(ANSWER_MILLISECONDS), mailLinks(ctx, address)])
  return { received: true }
}

/**
 * A browser in which the owner of the address has signed in before has a separate budget: requests by strangers must
 * not keep the owner out.
 */
async function countRequest(
  ctx: Context,
  address: string,
  { address: network, device }: Origin,
): Promise<DetailedRefusal | undefined> {
  if (device && (await isOwnAddress(ctx, address, device.userId)))
    return countAgainst(ctx, BY_DEVICE, device.id)
  return (
    (await countAgainst(ctx, BY_NETWORK, network)) ??
    (await countAgainst(ctx, BY_EMAIL, address)) ??
    (await countForMailbox(ctx, address, 'hour'))
  )
}

async function isOwnAddress({ db }: Context, address: string, userId: number): Promise<boolean> {
  const isTheirs = and(eq(users.id, userId), eq(users.isAdmin, true), sql`lower(${users.email}) = ${address}`)
  return (await db.$count(users, isTheirs)) > 0
}

async function mailLinks(ctx: Context, address: string): Promise<void> {
  const found = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.isAdmin, true), sql`lower(${users.email}) = ${address}`))
  for (const user of found) await mailLink(ctx, user)
}

async function mailLink(ctx: Context, { id, username, email, language }: User): Promise<void> {
  if (!email) return
  await ctx.db.transaction(async (tx) => {
    await tx
      .delete(accountLinks)
      .where(and(eq(accountLinks.kind, 'password-reset'), eq(accountLinks.userId, id)))
    const { url } = await makeLink(tx, ctx, { kind: 'password-reset', email, userId: id })
    await queueMail(tx, ctx, { kind: 'password-reset', to: email, language, username, url })
    const facts = { kind: 'text', text: username } as const
    await recordEvent(tx, { kind: 'account.password-forgotten', actor: 'system', subjectId: id, facts })
  })
}

/** Sets a new password with a mailed link. All sessions end; a second factor stays. */
export async function resetForgottenPassword(
  ctx: Context,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
): Promise<{ username: string } | Refusal> {
  const passwordHash = await hashPassword(newPassword)
  return commitUnlessRefused(ctx.db, async (tx) => {
    const link = await takeLink(tx, ctx, token)
    if (link?.kind !== 'password-reset' || !link.userId) return LINK_GONE
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: ctx.now() })
      .where(and(eq(users.id, link.userId), eq(users.isAdmin, true)))
      .returning({ id: users.id, username: users.username })
    if (!user) return LINK_GONE
    await endSessions(tx, user.id)
    await endUserLock(tx, user)
    const event = { kind: 'account.password-reset-by-mail', actor: user.username } as const
    await recordEvent(tx, { ...event, subjectId: user.id })
    return { username: user.username }
  })
}
