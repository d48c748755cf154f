import { createHash } from 'node:crypto'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, type SQL } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import {
  countAgainst,
  forgetCount,
  type Limit,
  readCount,
  uncount,
} from '#server/foundation/http/rate-limit.ts'
import { createDummyHash, isPassword } from './password.ts'

export type User = typeof users.$inferSelect

/** Where a password comes from. `device` is a browser in which a user has signed in before, with that user's id. */
export type Origin = {
  readonly address: string
  readonly device?: { readonly id: string; readonly userId: number } | undefined
}

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60
const FAILURES_MOST = 5
const FAILURES_BY_USER: Limit = { name: 'login-user', most: FAILURES_MOST, seconds: QUARTER_HOUR }
const FAILURES_BY_ADDRESS: Limit = { name: 'login-address', most: FAILURES_MOST, seconds: QUARTER_HOUR }
/** An address that keeps guessing after four pauses is locked until the next day. */
const FAILURES_BY_ADDRESS_IN_A_DAY: Limit = { name: 'login-address-day', most: 20, seconds: DAY }
const FAILURES_BY_DEVICE: Limit = { name: 'login-device', most: FAILURES_MOST, seconds: QUARTER_HOUR }
/** Counts successes: an address where a user signed in within this time counts as known for that user. */
const SUCCESSES_BY_USER_AND_ADDRESS: Limit = {
  name: 'login-success',
  most: Number.POSITIVE_INFINITY,
  seconds: 90 * DAY,
}

export const WRONG = refuse('unauthorized', 'accounts.wrongPassword')

/**
 * Returns the user with this name and password. Each attempt is counted before the password is checked, so that many
 * parallel attempts cannot slip through.
 */
export async function checkPassword(
  ctx: Context,
  { username, password }: { readonly username: string; readonly password: string },
  origin: Origin,
): Promise<User | DetailedRefusal> {
  const [user] = await ctx.db.select().from(users).where(eq(users.username, username))
  const limits = await limitsFor(ctx, user, username, origin)
  for (const [limit, who] of limits) {
    const locked = await countAgainst(ctx, limit, who)
    if (locked) return locked
  }
  const isRight = await isPassword(password, user?.passwordHash ?? createDummyHash())
  // A deactivated user gets the same response as an unknown one.
  if (!user?.isAdmin || !isRight) return WRONG
  await Promise.all(limits.map(([limit, who]) => uncount(ctx, limit, who)))
  await countAgainst(ctx, SUCCESSES_BY_USER_AND_ADDRESS, getPlace(user, origin))
  return user
}

/** Matches the account of a user only until the password is changed or the account deactivated. */
export function isUnchanged({ id, passwordHash }: User): SQL | undefined {
  return and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.isAdmin, true))
}

/**
 * Keeps the account of a user as it is until the transaction ends. Returns false if the password has been changed since
 * it was checked, or the account deactivated: that ended the sessions there were, so none may follow.
 */
export async function holdAccount(tx: Transaction, user: User): Promise<boolean> {
  const held = await tx.select({ id: users.id }).from(users).where(isUnchanged(user)).for('share')
  return held.length > 0
}

/** Returns the refusal that any password from this address currently gets, unless the browser is known. */
export async function addressLock(ctx: Context, address: string): Promise<DetailedRefusal | undefined> {
  for (const limit of [FAILURES_BY_ADDRESS, FAILURES_BY_ADDRESS_IN_A_DAY]) {
    const { refusal } = await readCount(ctx, limit, address)
    if (refusal) return refusal
  }
  return undefined
}

/**
 * Returns the counters that a failure counts towards. Strangers guessing elsewhere must not lock an administrator out:
 * a known browser has its own counter, and at a known address only failures from that address count.
 */
async function limitsFor(
  ctx: Context,
  user: User | undefined,
  username: string,
  origin: Origin,
): Promise<readonly (readonly [Limit, string])[]> {
  if (user && origin.device?.userId === user.id) return [[FAILURES_BY_DEVICE, origin.device.id]]
  const byAddress = [
    [FAILURES_BY_ADDRESS, origin.address],
    [FAILURES_BY_ADDRESS_IN_A_DAY, origin.address],
  ] as const
  if (!user) return [...byAddress, [FAILURES_BY_USER, unknownUser(username)]]
  const { count } = await readCount(ctx, SUCCESSES_BY_USER_AND_ADDRESS, getPlace(user, origin))
  return count > 0 ? byAddress : [...byAddress, [FAILURES_BY_USER, knownUser(user)]]
}

function getPlace(user: User, { address }: Origin): string {
  return `${user.id} ${address}`
}

function knownUser({ id }: Pick<User, 'id'>): string {
  return `user ${id}`
}

/** Ends the lock caused by failed attempts from addresses unknown for the user. */
export function endUserLock(tx: Transaction, user: Pick<User, 'id'>): Promise<void> {
  return forgetCount(tx, FAILURES_BY_USER, knownUser(user))
}

const UNKNOWN_USERS = 1000

/**
 * Unknown names are locked like known ones, so that a lock reveals nothing, but they share a fixed number of counters.
 */
function unknownUser(username: string): string {
  return `unknown ${createHash('sha256').update(username).digest().readUInt32BE() % UNKNOWN_USERS}`
}

const CONFIRMATIONS = { name: 'password-change', most: 5, seconds: 15 * 60 }
export const NOT_CURRENT = { ...refuse('invalid', 'accounts.notCurrentPassword'), field: 'currentPassword' }

/** Asks a signed-in staff member for the password again, where an open browser must not be enough. */
export async function confirmPassword(
  ctx: Context,
  admin: Admin,
  currentPassword: string,
): Promise<User | DetailedRefusal> {
  const who = String(admin.userId)
  const tooMany = await countAgainst(ctx, CONFIRMATIONS, who)
  if (tooMany) return tooMany
  const [user] = await ctx.db.select().from(users).where(eq(users.id, admin.userId))
  if (!user || !(await isPassword(currentPassword, user.passwordHash))) {
    return NOT_CURRENT
  }
  await uncount(ctx, CONFIRMATIONS, who)
  return user
}
