import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { refuse } from '#domain/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { users } from '#server/database/schema/all-tables.ts'
import { countAgainst, forgetCount, giveBack, type Limit, readCount } from '#server/http/rate-limit.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'
import { isPassword, NOBODYS_HASH } from './password.ts'

export type User = typeof users.$inferSelect

/** Where a password comes from. `device` is a browser that signed in before, and whose user that was. */
export type Origin = {
  readonly address: string
  readonly device?: { readonly id: string; readonly userId: number } | undefined
}

const QUARTER_HOUR = 15 * 60
const DAY = 24 * 60 * 60
const FAILURES_MOST = 5
const FAILURES_BY_USER: Limit = { name: 'login-user', most: FAILURES_MOST, seconds: QUARTER_HOUR }
const FAILURES_BY_ADDRESS: Limit = { name: 'login-address', most: FAILURES_MOST, seconds: QUARTER_HOUR }
/** Whoever goes on guessing after four pauses waits until the next day. */
const FAILURES_BY_ADDRESS_IN_A_DAY: Limit = { name: 'login-address-day', most: 20, seconds: DAY }
const FAILURES_BY_DEVICE: Limit = { name: 'login-device', most: FAILURES_MOST, seconds: QUARTER_HOUR }
/** Successes: an address where a user signed in within this time is known as that user's. */
const SUCCESSES_BY_USER_AND_ADDRESS: Limit = {
  name: 'login-success',
  most: Number.POSITIVE_INFINITY,
  seconds: 90 * DAY,
}

const WRONG = refuse('unauthorized', 'Invalid username or password. Please try again.')

/**
 * Returns the user whose password this is. Each try is counted before the password is looked at, so that many at once
 * cannot slip through.
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
  const isRight = await isPassword(password, user?.passwordHash ?? NOBODYS_HASH)
  // Whoever was deactivated is told what a stranger is told.
  if (!user?.isAdmin || !isRight) return WRONG
  await Promise.all(limits.map(([limit, who]) => giveBack(ctx, limit, who)))
  await countAgainst(ctx, SUCCESSES_BY_USER_AND_ADDRESS, placeOf(user, origin))
  return user
}

/** The refusal that every password from an address without a known browser would get now. */
export async function addressLock(ctx: Context, address: string): Promise<DetailedRefusal | undefined> {
  for (const limit of [FAILURES_BY_ADDRESS, FAILURES_BY_ADDRESS_IN_A_DAY]) {
    const { refusal } = await readCount(ctx, limit, address)
    if (refusal) return refusal
  }
  return undefined
}

/**
 * What a failure counts against. Strangers who guess somewhere else must not lock an administrator out: a known browser
 * has a count of its own, and at a known address only the failures of that address count.
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
  const { count } = await readCount(ctx, SUCCESSES_BY_USER_AND_ADDRESS, placeOf(user, origin))
  return count > 0 ? byAddress : [...byAddress, [FAILURES_BY_USER, knownUser(user)]]
}

function placeOf(user: User, { address }: Origin): string {
  return `${user.id} ${address}`
}

function knownUser({ id }: Pick<User, 'id'>): string {
  return `user ${id}`
}

/** Ends the lock that guesses from addresses unknown to a user have brought. */
export function endUserLock(tx: Transaction, user: Pick<User, 'id'>): Promise<void> {
  return forgetCount(tx, FAILURES_BY_USER, knownUser(user))
}

const UNKNOWN_USERS = 1000

/** Unknown names are locked as known ones are, which tells nothing, but share a fixed number of counts. */
function unknownUser(username: string): string {
  return `unknown ${createHash('sha256').update(username).digest().readUInt32BE() % UNKNOWN_USERS}`
}
