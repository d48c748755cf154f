import { randomBytes } from 'node:crypto'
import type { NewWaitingListEntry } from '#contract/family/waiting-list.ts'
import { stillHasRoom } from '#domain/changes/waiting-list.ts'
import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { say } from '#domain/sentences/said.ts'
import type { Language } from '#domain/text/language.ts'
import { bookableRange, partyDayAt } from '#domain/time/party-day.ts'
import { dayRefusal } from '#server/bookings/day-refusal.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { and, eq, inArray } from '#server/database/drizzle.ts'
import { lockPartyDay } from '#server/database/locks.ts'
import { themes, waitingList } from '#server/database/schema/all-tables.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { waitingListJoined } from '#server/mail/templates/waiting-list.ts'
import { offerPlacesOf, waitingPageUrl } from './offer-places.ts'

type Joined = { readonly entry: typeof waitingList.$inferSelect; readonly isNew: boolean }

/** Adds a customer to the waiting list of a full day, once. */
export async function joinWaitingList(
  ctx: Context,
  { customerEmail, ...wanted }: NewWaitingListEntry & { readonly language: Language },
): Promise<Joined | Refusal> {
  const person = { ...wanted, themeId: wanted.themeId ?? null, customerEmail: customerEmail.toLowerCase() }
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockPartyDay(tx, person.bookingDate)
    const [known] = await tx
      .select()
      .from(waitingList)
      .where(
        and(
          eq(waitingList.customerEmail, person.customerEmail),
          eq(waitingList.bookingDate, person.bookingDate),
          inArray(waitingList.status, ['waiting', 'offered']),
        ),
      )
    if (known) return { entry: known, isNew: false }
    const refusal = await refusalToWait(tx, ctx, person)
    if (refusal) return refusal
    return { entry: await insertEntry(tx, ctx, person), isNew: true }
  })
}

type Person = Pick<
  Joined['entry'],
  'bookingDate' | 'numberOfTeepees' | 'themeId' | 'language' | 'customerName' | 'customerEmail'
>

async function refusalToWait(tx: Transaction, ctx: Context, person: Person): Promise<Refusal | undefined> {
  const { bookingDate, numberOfTeepees, themeId } = person
  const now = ctx.now()
  if (themeId !== null) {
    const [theme] = await tx.select({ id: themes.id }).from(themes).where(eq(themes.id, themeId))
    if (!theme) return refuse('theme_unavailable', say('themeGone'))
  }
  // Earlier entries come first.
  await offerPlacesOf(tx, ctx, bookingDate)
  const wanted = { bookingDate, numberOfTeepees, themeId: themeId ?? undefined, isVisitor: true }
  const full = await dayRefusal(tx, wanted, now)
  if (!full) return stillHasRoom(bookingDate)
  const { first, last } = bookableRange(partyDayAt(now))
  return bookingDate < first || bookingDate > last ? full : undefined
}

async function insertEntry(tx: Transaction, ctx: Context, person: Person): Promise<Joined['entry']> {
  const now = ctx.now()
  const [entry] = await tx
    .insert(waitingList)
    .values({ ...person, token: randomBytes(24).toString('base64url'), createdAt: now, updatedAt: now })
    .returning()
  if (!entry) throw new Error('The place in line was not stored')
  await queueMail(tx, ctx, {
    kind: 'waiting-list-joined',
    recipient: entry.customerEmail,
    content: waitingListJoined({ ...entry, pageUrl: waitingPageUrl(ctx, entry) }),
    isOnAnybodysWord: true,
  })
  return entry
}
