import { createHmac } from 'node:crypto'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { CONFIRMATION_DAYS } from '#domain/site/newsletter.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { newsletterSubscribers } from '#server/foundation/database/schema/all-tables.ts'
import { isSameSecret } from '#server/foundation/secrets/is-same-secret.ts'
import { readSecret } from '#server/foundation/secrets/read-secret.ts'
import { siteUrl } from '#server/site-url.ts'

export type Subscriber = typeof newsletterSubscribers.$inferSelect
type Addressee = Pick<Subscriber, 'id' | 'email' | 'language'>
type Purpose = 'confirm' | 'unsubscribe'

/** The length of a SHA-256 hash in base64url. */
const SIGNATURE_LENGTH = 43

/**
 * Returns a function that builds the unsubscribe link of an address. A link works for as long as the address is stored.
 */
export async function unsubscribeLinks(
  db: Queryable,
  ctx: Context,
): Promise<(addressee: Addressee) => string> {
  const key = await readSecret(db, 'newsletter-links')
  return (addressee) => pageUrl(ctx, key, 'unsubscribe', addressee, addressee.id.toString(36))
}

export async function confirmationUrl(tx: Transaction, ctx: Context, addressee: Addressee): Promise<string> {
  const key = await readSecret(tx, 'newsletter-links')
  const until = Math.floor(ctx.now().getTime() / 1000) + (CONFIRMATION_DAYS * DAY_MILLISECONDS) / 1000
  const name = `${addressee.id.toString(36)}-${until.toString(36)}`
  return pageUrl(ctx, key, 'confirm', addressee, name)
}

/** Returns the URL of the page behind a link, in the subscription's language. */
function pageUrl(ctx: Context, key: string, purpose: Purpose, addressee: Addressee, name: string): string {
  const token = tokenFor(key, purpose, addressee, name)
  return siteUrl(ctx) + pathIn(addressee.language, `/newsletter/${purpose}/${token}`)
}

/** Locks the subscriber of a token; returns undefined if the token was not issued here or has expired. */
export async function lockSubscriber(
  tx: Transaction,
  ctx: Context,
  purpose: Purpose,
  token: string,
): Promise<Subscriber | undefined> {
  const name = token.slice(SIGNATURE_LENGTH)
  const [id = '', until] = name.split('-')
  if (!/^[0-9a-z]{1,6}$/.test(id)) return undefined
  const [subscriber] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, Number.parseInt(id, 36)))
    .for('update')
  if (!subscriber) return undefined
  const expected = tokenFor(await readSecret(tx, 'newsletter-links'), purpose, subscriber, name)
  if (!isSameSecret(token, expected)) return undefined
  const isOver = until !== undefined && Number.parseInt(until, 36) * 1000 <= ctx.now().getTime()
  return isOver ? undefined : subscriber
}

function tokenFor(key: string, purpose: Purpose, { email }: Pick<Subscriber, 'email'>, name: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${email}\n${name}`).digest('base64url') + name
}
