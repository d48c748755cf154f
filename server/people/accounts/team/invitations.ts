import type { Invitation } from '#contract/people/team.ts'
import type { Role } from '#contract/wire/permissions.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, asc, eq, gt, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { accountLinks, users } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { hashPassword } from '../password.ts'
import { type AccountLink, LINK_GONE, makeLink, takeLink } from './account-links.ts'
import { TAKEN } from './administrators.ts'

const GONE = refuse('not_found', 'accounts.invitationGone')
const ON_THE_TEAM = { ...refuse('conflict', 'accounts.emailOnTeam'), field: 'email' }

/** Returns the invitations that have not been accepted yet. */
export async function findInvitations(ctx: Context): Promise<Invitation[]> {
  const rows = await ctx.db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.kind, 'invitation'), gt(accountLinks.expiresAt, ctx.now())))
    .orderBy(asc(accountLinks.id))
  return rows.map(invitationResponse)
}

/** Mails a link and also returns it, so that it can be passed on if no mails are sent. */
export async function invite(
  ctx: Context,
  { email, role }: { readonly email: string; readonly role: Role },
  admin: Admin,
): Promise<(Invitation & { link: string }) | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const isTheirs = sql`lower(${users.email}) = ${email.toLowerCase()}`
    if ((await tx.$count(users, and(eq(users.isAdmin, true), isTheirs))) > 0) return ON_THE_TEAM
    await tx
      .delete(accountLinks)
      .where(
        and(eq(accountLinks.kind, 'invitation'), sql`lower(${accountLinks.email}) = ${email.toLowerCase()}`),
      )
    const { row, url } = await makeLink(tx, ctx, {
      kind: 'invitation',
      email,
      role,
      invitedBy: admin.username,
    })
    const language = await getLanguage(tx, eq(users.id, admin.userId))
    const invitedBy = admin.username
    await queueMail(tx, ctx, { kind: 'invitation', to: email, language, invitedBy, role, url })
    const facts = { kind: 'member', name: email, role } as const
    await recordEvent(tx, { kind: 'account.invited', actor: admin.username, facts })
    return { ...invitationResponse(row), link: url }
  })
}

export async function revokeInvitation(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [row] = await tx
      .delete(accountLinks)
      .where(and(eq(accountLinks.id, id), eq(accountLinks.kind, 'invitation')))
      .returning()
    if (!row) return GONE
    const facts = { kind: 'text', text: row.email } as const
    await recordEvent(tx, { kind: 'account.invitation-taken-back', actor: admin.username, facts })
    return null
  })
}

type Accepted = {
  readonly token: string
  readonly username: string
  readonly password: string
  readonly fullName: string | null
}

/** The language of an account; English if the account no longer exists. */
async function getLanguage(tx: Transaction, account: SQL): Promise<Language> {
  const [found] = await tx.select({ language: users.language }).from(users).where(account)
  return found?.language ?? DEFAULT_LANGUAGE
}

/**
 * Creates the account of an invitation, in the invitation's language. If the username is taken, the link stays valid.
 */
export async function acceptInvitation(
  ctx: Context,
  { token, username, password, fullName }: Accepted,
): Promise<{ username: string } | Refusal> {
  const passwordHash = await hashPassword(password)
  return commitUnlessRefused(ctx.db, async (tx) => {
    const link = await takeLink(tx, ctx, token)
    if (link?.kind !== 'invitation' || !link.role) return LINK_GONE
    const { email, role, invitedBy } = link
    const language = await getLanguage(tx, eq(users.username, invitedBy ?? ''))
    const [user] = await tx
      .insert(users)
      .values({ username, passwordHash, fullName, email, role, language, isAdmin: true })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return TAKEN
    const facts = { kind: 'accepted-invitation', role, invitedBy } as const
    const event = { kind: 'account.invitation-accepted', actor: username, facts } as const
    await recordEvent(tx, { ...event, subjectId: user.id })
    return { username }
  })
}

function invitationResponse({ id, email, role, invitedBy, expiresAt, createdAt }: AccountLink): Invitation {
  return {
    id,
    email,
    role: role ?? 'crew',
    invitedBy: invitedBy ?? '',
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
