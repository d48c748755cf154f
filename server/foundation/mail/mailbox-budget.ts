import { mailboxKey } from '#domain/people/customers/contact-keys.ts'
import type { Context } from '#server/context.ts'
import type { Session } from '#server/foundation/database/client.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, type Limit } from '#server/foundation/http/rate-limit.ts'

const IN_AN_HOUR: Limit = { name: 'mailbox-hour', most: 4, seconds: 60 * 60 }
const IN_A_DAY: Limit = { name: 'mailbox-day', most: 8, seconds: 24 * 60 * 60 }

type Counter = Pick<Context, 'config' | 'now'> & { readonly db: Session }

/**
 * Counts a mail, of whatever kind and origin, that anybody can trigger by typing an address. Returns a refusal if it is
 * one too many: strangers must not be able to fill somebody's mailbox through this site.
 */
export async function countForMailbox(
  ctx: Counter,
  address: string,
  /** A new password is never out of reach for more than an hour. */
  limits: 'all' | 'hour' = 'all',
): Promise<DetailedRefusal | undefined> {
  const mailbox = mailboxKey(address)
  const byHour = await countAgainst(ctx, IN_AN_HOUR, mailbox)
  if (byHour) return byHour
  const byDay = await countAgainst(ctx, IN_A_DAY, mailbox)
  return limits === 'all' ? byDay : undefined
}
