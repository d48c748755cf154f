import { createHmac } from 'node:crypto'
import type { Language } from '#domain/foundation/text/language.ts'
import { mailboxKey } from '#domain/people/customers/contact-keys.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { campaignRecipients, followUps } from '#server/foundation/database/schema/all-tables.ts'
import { isSameSecret } from '#server/foundation/secrets/is-same-secret.ts'
import { readSecret } from '#server/foundation/secrets/read-secret.ts'
import { siteUrl } from '#server/site-url.ts'

export type FollowUp = typeof followUps.$inferSelect
type Linked = Pick<FollowUp, 'id' | 'addressHash'>
type Purpose = 'order' | 'unsubscribe' | 'newsletter'

/** The length of a SHA-256 hash in base64url. */
const SIGNATURE_LENGTH = 43
const NEWSLETTER_MARK = '-'

/** Returns a function that computes the keyed hash of a mailbox, which identifies nobody. */
export async function addressHashes(db: Queryable): Promise<(email: string) => string> {
  const key = await readSecret(db, 'follow-ups')
  return (email) => sign(key, `mailbox\n${mailboxKey(email)}`)
}

/** Returns the secret for a link that opens the wizard with the booking's order. */
export async function orderToken(db: Queryable, row: Linked): Promise<string> {
  return tokenFor(await readSecret(db, 'follow-ups'), 'order', row)
}

/**
 * Returns the URL that ends advertising: with one button, or one click in the mailbox (RFC 8058).
 * @param purpose what it came with: a follow-up, or a newsletter that a family got because of its party
 */
export async function unsubscribeUrl(
  db: Queryable,
  ctx: Context,
  row: Linked,
  { language, purpose }: { readonly language: Language; readonly purpose: 'unsubscribe' | 'newsletter' },
): Promise<string> {
  const token = tokenFor(await readSecret(db, 'follow-ups'), purpose, row)
  return siteUrl(ctx) + pathIn(language, `/follow-ups/unsubscribe/${token}`)
}

/**
 * Returns the recipient of a follow-up or newsletter by its unsubscribe link; undefined if the link was not issued
 * here.
 */
export async function findByUnsubscribeToken(
  db: Queryable,
  token: string,
): Promise<Pick<FollowUp, 'addressHash' | 'bookingId'> | undefined> {
  const id = token.slice(SIGNATURE_LENGTH)
  if (!id.startsWith(NEWSLETTER_MARK)) return findByToken(db, 'unsubscribe', token)
  if (!/^[0-9a-z]{1,6}$/.test(id.slice(1))) return undefined
  const [row] = await db
    .select()
    .from(campaignRecipients)
    .where(eq(campaignRecipients.id, Number.parseInt(id.slice(1), 36)))
  const key = await readSecret(db, 'follow-ups')
  return row && isSameSecret(token, tokenFor(key, 'newsletter', row)) ? row : undefined
}

/** Returns the follow-up of a link; undefined for a secret that was not issued here. */
export async function findByToken(
  db: Queryable,
  purpose: 'order' | 'unsubscribe',
  token: string,
): Promise<FollowUp | undefined> {
  const id = token.slice(SIGNATURE_LENGTH)
  if (!/^[0-9a-z]{1,6}$/.test(id)) return undefined
  const [row] = await db
    .select()
    .from(followUps)
    .where(eq(followUps.id, Number.parseInt(id, 36)))
  if (!row) return undefined
  return isSameSecret(token, tokenFor(await readSecret(db, 'follow-ups'), purpose, row)) ? row : undefined
}

function tokenFor(key: string, purpose: Purpose, { id, addressHash }: Linked): string {
  const mark = purpose === 'newsletter' ? NEWSLETTER_MARK : ''
  return sign(key, `${purpose}\n${id}\n${addressHash}`) + mark + id.toString(36)
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
