import type { z } from 'zod'
import type { Me, MeChange, PasswordChange } from '#contract/people/accounts.ts'
import type { Device } from '#contract/people/devices.ts'
import { getPermissions } from '#contract/wire/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, desc, eq, gt, ne } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { sessions, siteSettings, users } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { forbid, hasShownPassword, may, PASSWORD_NEEDED } from '#server/foundation/http/sign-in-check.ts'
import { getNoticeAddress, ownerLanguage } from '#server/foundation/mail/owner-language.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { confirmPassword, isUnchanged, NOT_CURRENT, type User } from './check-password.ts'
import { hashPassword } from './password.ts'
import {
  endSessions,
  oldestUse,
  openSession,
  revokePasswordLinks,
  type SessionPlace,
  toCredential,
} from './sessions.ts'

export async function readMe(ctx: Context, admin: Admin): Promise<Me> {
  return meResponse(ctx, await findUser(ctx, admin))
}

/**
 * The e-mail address decides who can reset the password, and notices contain families' data, so changing them requires
 * the password. What is not sent stays.
 */
export async function changeMe(
  ctx: Context,
  { currentPassword, fullName, email, noticeEmail }: z.output<typeof MeChange>,
  admin: Admin,
): Promise<Me | DetailedRefusal> {
  if (noticeEmail !== undefined && !may(admin, 'accounts')) return forbid('accounts')
  if (currentPassword === undefined && !hasShownPassword(admin, ctx.now())) return PASSWORD_NEEDED
  const user =
    currentPassword === undefined
      ? await findUser(ctx, admin)
      : await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  const change = {
    fullName: fullName === undefined ? user.fullName : fullName,
    email: email === undefined ? user.email : email,
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ ...change, updatedAt: ctx.now() })
      .where(eq(users.id, user.id))
    if (change.email !== user.email) await revokePasswordLinks(tx, user.id)
    const facts = { kind: 'changes', changes: getChanges(user, change) } as const
    await recordEvent(tx, { kind: 'account.changed', actor: admin.username, subjectId: user.id, facts })
    if (noticeEmail !== undefined) await moveNotices(tx, ctx, noticeEmail, admin)
  })
  return meResponse(ctx, { ...user, ...change })
}

export async function changeMyLanguage(ctx: Context, language: Language, { userId }: Admin): Promise<Me> {
  const [user] = await ctx.db
    .update(users)
    .set({ language, updatedAt: ctx.now() })
    .where(eq(users.id, userId))
    .returning()
  if (!user) throw new Error('The account that made this request no longer exists')
  return meResponse(ctx, user)
}

async function findUser({ db }: Context, { userId }: Admin): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The account that made this request no longer exists')
  return user
}

async function meResponse({ db }: Context, user: User): Promise<Me> {
  const { username, fullName, email, language, role } = user
  const permissions = [...getPermissions(user)]
  const me = { username, fullName, email, language, role, permissions }
  return permissions.includes('accounts')
    ? { ...me, noticeEmail: getNoticeAddress(await readSettings(db)) }
    : me
}

/** Sends the owner's notices elsewhere from now on, and tells the address that got them so far. */
async function moveNotices(
  tx: Transaction,
  ctx: Context,
  noticeEmail: string,
  { username }: Admin,
): Promise<void> {
  await tx.select({ id: siteSettings.id }).from(siteSettings).for('update')
  const old = getNoticeAddress(await readSettings(tx))
  if (old === noticeEmail) return
  await tx.update(siteSettings).set({ noticeEmail, updatedAt: ctx.now() })
  await recordEvent(tx, {
    kind: 'settings.changed',
    actor: username,
    facts: { kind: 'changes', changes: getChanges({ noticeEmail: old }, { noticeEmail }) },
  })
  // Nobody reads the address of a new site.
  if (old === NEW_CONTACT_INFO.email) return
  const language = await ownerLanguage(tx, old)
  await queueMail(tx, ctx, { kind: 'notices-moved', to: old, language, username, email: noticeEmail })
}

/** Changes the user's own password. Ends every session of the user and opens a new one for the caller. */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: z.output<typeof PasswordChange>,
  { admin, place }: { readonly admin: Admin; readonly place: SessionPlace },
): Promise<{ success: true; credential: string } | DetailedRefusal> {
  const user = await confirmPassword(ctx, admin, currentPassword)
  if (isRefusal(user)) return user
  const passwordHash = await hashPassword(newPassword)
  return commitUnlessRefused(ctx.db, async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash, updatedAt: ctx.now() })
      .where(isUnchanged(user))
      .returning({ id: users.id })
    if (changed.length === 0) return NOT_CURRENT
    await endSessions(tx, user.id)
    await recordEvent(tx, { kind: 'account.password-changed', actor: admin.username, subjectId: user.id })
    const secret = await openSession(tx, ctx, { userId: user.id, place })
    return { success: true as const, credential: toCredential(user.username, secret) }
  })
}

const GONE = refuse('not_found', 'accounts.deviceSignedOut')

/** Returns the devices on which the user is signed in. */
export async function findDevices(ctx: Context, admin: Admin): Promise<Device[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, admin.userId), gt(sessions.lastUsedAt, oldestUse(ctx.now()))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map(({ publicId, userAgent, address, lastUsedAt, createdAt, secretHash }) => ({
    id: publicId,
    userAgent,
    address,
    lastUsedAt: lastUsedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    isCurrent: secretHash === admin.sessionHash,
  }))
}

export async function signOutDevice(ctx: Context, deviceId: string, admin: Admin): Promise<null | Refusal> {
  const count = await signOutWhere(ctx, admin, eq(sessions.publicId, deviceId))
  return count > 0 ? null : GONE
}

export async function signOutOthers(ctx: Context, admin: Admin): Promise<null> {
  await signOutWhere(ctx, admin, ne(sessions.secretHash, admin.sessionHash ?? ''))
  return null
}

function signOutWhere(ctx: Context, admin: Admin, which: ReturnType<typeof eq>): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, admin.userId), which))
      .returning({ address: sessions.address })
    if (ended.length > 0) {
      const facts = { kind: 'devices', addresses: ended.map(({ address }) => address) } as const
      const event = { kind: 'account.devices-signed-out', actor: admin.username, facts } as const
      await recordEvent(tx, { ...event, subjectId: admin.userId })
    }
    return ended.length
  })
}
