import { PUSH_KINDS, type PushKind } from '#contract/operations/push.ts'
import type { EventKind as Topic } from '#contract/operations/staff-events.ts'
import { getPermissions } from '#contract/wire/permissions.ts'
import { BUSINESS_TIME_ZONE } from '#domain/foundation/time/party-day.ts'
import { findOverbooked } from '#server/calendar/availability/find-overbooked.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, getTableColumns } from '#server/foundation/database/drizzle.ts'
import {
  eventReaders,
  pushMessages,
  pushSubscriptions,
  users,
} from '#server/foundation/database/schema/all-tables.ts'
import { getEntry } from '#server/foundation/events/event-kinds.ts'
import type { LiveChanges } from '#server/foundation/events/kinds/event-entry.ts'
import { getLiveChanges } from '#server/foundation/events/live-changes.ts'
import { readEventsAfter } from '#server/operations/live-events/read-events-after.ts'
import { pushPayload } from './push-payload.ts'

/** What may leave a day with more than it can take. */
const MAY_CONFLICT: readonly Topic[] = [
  'booking',
  'resource',
  'work',
  'settings',
  'theme',
  'addon',
  'unavailable-date',
]
const CONFLICTS_MOST = 5
/** How many events one run processes. */
const AT_ONCE_MOST = 1_000

type Subscriber = Awaited<ReturnType<typeof findSubscribers>>[number]
type News = { readonly kind: PushKind; readonly id: number; readonly by: string }

/** Queues notifications about events since the last run. Each event is processed once, on whichever server. */
export async function queuePush(ctx: Context): Promise<void> {
  const happened = await ctx.db.transaction(async (tx) => {
    const isPush = eq(eventReaders.name, 'push')
    const [reader] = await tx.select().from(eventReaders).where(isPush).for('update', { skipLocked: true })
    const events = reader ? await readEventsAfter(tx, reader.place, AT_ONCE_MOST) : []
    const last = events.at(-1)
    if (!last) return []
    await tx.update(eventReaders).set({ place: last.place }).where(isPush)
    const news = new Map<string, News>()
    for (const { kind, subjectId, actor } of events) {
      // A payment of which a part goes back at once is one payment.
      const pushKind = getEntry(kind).push
      if (pushKind && subjectId !== null)
        news.set(`${pushKind} ${subjectId}`, { kind: pushKind, id: subjectId, by: actor })
    }
    if (news.size > 0) await queue(tx, ctx, [...news.values()])
    return events
  })
  if (happened.some(({ kind }) => mayConflict(getLiveChanges(kind)))) await queueConflicts(ctx)
}

function mayConflict(changes: LiveChanges): boolean {
  return changes === 'reload' || MAY_CONFLICT.some((topic) => topic in changes)
}

/** Notifies each phone of a booking's conflict once. */
async function queueConflicts(ctx: Context): Promise<void> {
  const subscribers = await findSubscribers(ctx.db)
  if (!subscribers.some(({ kinds }) => kinds.includes('conflict'))) return
  const overbooked = await findOverbooked(ctx.db, ctx.now())
  const news = overbooked
    .slice(0, CONFLICTS_MOST)
    .map(({ id }): News => ({ kind: 'conflict', id, by: 'system' }))
  if (news.length > 0) await ctx.db.transaction((tx) => queue(tx, ctx, news))
}

async function queue(tx: Transaction, ctx: Context, news: readonly News[]): Promise<void> {
  const now = ctx.now()
  const subscribers = await findSubscribers(tx)
  for (const { kind, id, by } of news) {
    for (const subscriber of subscribers.filter((one) => wantsNotification(one, { kind, by, now }))) {
      const message = and(
        eq(pushMessages.subscriptionId, subscriber.id),
        eq(pushMessages.kind, kind),
        eq(pushMessages.subjectId, id),
      )
      if (kind === 'conflict' && (await tx.$count(pushMessages, message)) > 0) continue
      await tx.insert(pushMessages).values({
        subscriptionId: subscriber.id,
        kind,
        subjectId: id,
        payload: JSON.stringify(pushPayload(kind, id, subscriber.language)),
        nextAttemptAt: now,
        createdAt: now,
      })
    }
  }
}

function findSubscribers(db: Pick<Transaction, 'select'>) {
  const { username, role, takesCash, language } = users
  return db
    .select({ ...getTableColumns(pushSubscriptions), username, role, takesCash, language })
    .from(pushSubscriptions)
    .innerJoin(users, and(eq(users.id, pushSubscriptions.userId), eq(users.isAdmin, true)))
}

/** Nobody is notified of their own actions, or during their quiet hours. */
function wantsNotification(
  { kinds, role, takesCash, username, ...quiet }: Subscriber,
  { kind, by, now }: { readonly kind: PushKind; readonly by: string; readonly now: Date },
): boolean {
  return (
    kinds.includes(kind) &&
    getPermissions({ role, takesCash }).includes(PUSH_KINDS[kind]) &&
    by !== username &&
    !isQuiet(quiet, now)
  )
}

/** Returns whether it is now quiet in Miami; for hours that span midnight, the end is earlier than the start. */
export function isQuiet(
  { quietFrom, quietTo }: Pick<Subscriber, 'quietFrom' | 'quietTo'>,
  now: Date,
): boolean {
  if (quietFrom === null || quietTo === null) return false
  const time = now.toLocaleTimeString('en-GB', {
    timeZone: BUSINESS_TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  })
  return quietFrom <= quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo
}
