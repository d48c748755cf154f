import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, gt, lt } from '#server/foundation/database/drizzle.ts'
import { accountLinks, users } from '#server/foundation/database/schema/all-tables.ts'
import { randomSecret, secretHash } from '#server/foundation/secrets/random-secret.ts'
import { siteUrl } from '#server/site-url.ts'

export type AccountLink = typeof accountLinks.$inferSelect
type NewLink = Omit<typeof accountLinks.$inferInsert, 'secretHash' | 'expiresAt' | 'createdAt'>

const HOUR_MILLISECONDS = 60 * 60 * 1000
const VALID_MILLISECONDS = { invitation: 7 * 24 * HOUR_MILLISECONDS, 'password-reset': HOUR_MILLISECONDS }
const PAGES = { invitation: '/admin/join', 'password-reset': '/admin/reset-password' }

export const LINK_GONE = refuse('not_found', 'accounts.linkUsed')

/** Creates a link that works once. Its secret is in the fragment, so it reaches neither logs nor other sites. */
export async function makeLink(
  tx: Transaction,
  ctx: Context,
  link: NewLink,
): Promise<{ row: AccountLink; url: string }> {
  const secret = randomSecret()
  const now = ctx.now()
  await tx.delete(accountLinks).where(lt(accountLinks.expiresAt, now))
  const expiresAt = new Date(now.getTime() + VALID_MILLISECONDS[link.kind])
  const [row] = await tx
    .insert(accountLinks)
    .values({ ...link, secretHash: secretHash(secret), expiresAt, createdAt: now })
    .returning()
  if (!row) throw new Error('The link was not stored')
  return { row, url: `${siteUrl(ctx)}${PAGES[link.kind]}#${secret}` }
}

/** Returns what a link is for without using it up. */
export async function describeLink(ctx: Context, token: string) {
  const { kind, email, role } = accountLinks
  const [link] = await ctx.db
    .select({ kind, email, role, username: users.username })
    .from(accountLinks)
    .leftJoin(users, eq(users.id, accountLinks.userId))
    .where(isValid(ctx, token))
  return link
}

/** Uses up the link: of two concurrent callers only one succeeds. */
export async function takeLink(
  tx: Transaction,
  ctx: Context,
  token: string,
): Promise<AccountLink | undefined> {
  const [link] = await tx.delete(accountLinks).where(isValid(ctx, token)).returning()
  return link
}

function isValid(ctx: Context, token: string) {
  return and(eq(accountLinks.secretHash, secretHash(token)), gt(accountLinks.expiresAt, ctx.now()))
}
