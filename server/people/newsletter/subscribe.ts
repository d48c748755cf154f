import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import { afterSubscribing } from '#domain/site/newsletter.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { advertisingRefusals, newsletterSubscribers } from '#server/foundation/database/schema/all-tables.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { addressHashes } from '#server/people/follow-ups/follow-up-links.ts'
import { storeRefusal } from '#server/people/follow-ups/refuse-advertising.ts'
import { confirmationUrl, lockSubscriber, type Subscriber, unsubscribeLinks } from './newsletter-links.ts'

const NO_CONFIRMATION = refuse('not_found', 'newsletter.confirmationGone')
const NO_SUBSCRIPTION = refuse('not_found', 'newsletter.unknownUnsubscribeLink')

/** Stores an address, and asks for confirmation if the settings require it. Returns whether it is new. */
export async function subscribe(ctx: Context, typed: string, language: Language): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const email = emailKey(typed)
    const { confirmsNewsletter } = await readSettings(tx)
    const { state } = afterSubscribing(undefined, confirmsNewsletter)
    const [added] = await tx
      .insert(newsletterSubscribers)
      .values({ email, language, state, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (!added) await subscribeAgain(tx, ctx, { email, language }, confirmsNewsletter)
    else if (state === 'waiting') await askForConfirmation(tx, ctx, added)
    return added !== undefined
  })
}

/**
 * Stores the latest language: somebody who subscribes again in Spanish gets Spanish. Anybody may have typed the address,
 * so that its owner has refused advertising remains true until a mail to it is confirmed.
 */
async function subscribeAgain(
  tx: Transaction,
  ctx: Context,
  { email, language }: Pick<Subscriber, 'email' | 'language'>,
  asksFirst: boolean,
): Promise<void> {
  await lockFor(tx, LOCKS.advertising)
  const [known] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
    .for('update')
  if (!known) return
  const isConfirmed = known.confirmedAt !== null
  const { state, asks } = afterSubscribing({ state: known.state, isConfirmed }, asksFirst)
  if (known.state === 'unsubscribed') await storeRefusal(tx, ctx, await hashAddress(tx, known))
  const confirmedAt = known.state === 'subscribed' ? known.confirmedAt : null
  await change(tx, known, { state, language, confirmedAt, unsubscribedAt: null })
  if (asks) await askForConfirmation(tx, ctx, { ...known, language })
}

/** At most one mail a day: entering someone else's address must not fill their mailbox. */
async function askForConfirmation(tx: Transaction, ctx: Context, subscriber: Subscriber): Promise<void> {
  const unsubscribeUrl = (await unsubscribeLinks(tx, ctx))(subscriber)
  await queueMail(tx, ctx, {
    kind: 'newsletter-confirmation',
    to: subscriber.email,
    language: subscriber.language,
    once: [subscriber.id, partyDayAt(ctx.now())],
    confirmUrl: await confirmationUrl(tx, ctx, subscriber),
    unsubscribeUrl,
  })
}

export async function confirmSubscription(
  ctx: Context,
  token: string,
): Promise<{ success: boolean } | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.advertising)
    const subscriber = await lockSubscriber(tx, ctx, 'confirm', token)
    if (!subscriber || subscriber.state === 'unsubscribed') return NO_CONFIRMATION
    if (subscriber.confirmedAt === null) {
      await change(tx, subscriber, { state: 'subscribed', confirmedAt: ctx.now() })
      await tx
        .delete(advertisingRefusals)
        .where(eq(advertisingRefusals.addressHash, await hashAddress(tx, subscriber)))
    }
    return { success: true }
  })
}

export async function unsubscribe(ctx: Context, token: string): Promise<{ success: boolean } | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.advertising)
    const subscriber = await lockSubscriber(tx, ctx, 'unsubscribe', token)
    if (!subscriber) return NO_SUBSCRIPTION
    if (subscriber.state !== 'unsubscribed')
      await change(tx, subscriber, { state: 'unsubscribed', unsubscribedAt: ctx.now() })
    await storeRefusal(tx, ctx, await hashAddress(tx, subscriber))
    return { success: true }
  })
}

const hashAddress = async (tx: Transaction, { email }: Subscriber) => (await addressHashes(tx))(email)

async function change(
  tx: Transaction,
  { id }: Subscriber,
  changed: Partial<Pick<Subscriber, 'state' | 'language' | 'confirmedAt' | 'unsubscribedAt'>>,
): Promise<void> {
  await tx.update(newsletterSubscribers).set(changed).where(eq(newsletterSubscribers.id, id))
}
