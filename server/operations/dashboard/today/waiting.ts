import type { Waiting, WaitingKind } from '#contract/operations/today.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import { getStopState, toStopId } from '#domain/crew/crew-events.ts'
import { isRoomReady } from '#domain/crew/room-readiness.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findOverbooked } from '#server/calendar/availability/find-overbooked.ts'
import { holdsCapacityAt } from '#server/calendar/availability/holds-capacity.ts'
import type { Context, StaffCaller } from '#server/context.ts'
import { currentEventsByStop } from '#server/crew/phone/read-events.ts'
import { readReadiness } from '#server/crew/phone/room-readiness.ts'
import { and, asc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import {
  findBalances,
  findDamageClaims,
  findDeclinedCards,
  findRefusedHolds,
  findToConfirm,
  findUnpaidDamage,
} from './waiting-bookings.ts'
import { type ForToday, ITEMS_MOST, nameParty, ofBookings, type WaitingItems } from './waiting-question.ts'
import {
  findFailedMails,
  findFailedRefunds,
  findReviews,
  findUnanswered,
  findUnansweredTexts,
} from './waiting-records.ts'
import { findStopsWithProblems } from './waiting-stops.ts'

/** What needs attention, in the order in which staff should look at it, and the permission for each. */
const SEARCHES: readonly {
  readonly needs: Permission
  readonly find: (question: ForToday) => Promise<Partial<Record<WaitingKind, WaitingItems>>>
}[] = [
  { needs: 'calendar', find: only('conflict', findConflicts) },
  { needs: 'bookings:read', find: only('stop_problem', findStopsWithProblems) },
  { needs: 'bookings:read', find: only('room_not_ready', findRoomsNotReady) },
  { needs: 'outbox', find: only('refund_failed', findFailedRefunds) },
  { needs: 'bookings:read', find: only('to_confirm', findToConfirm) },
  { needs: 'messages', find: only('unanswered', findUnanswered) },
  { needs: 'messages', find: only('unanswered_text', findUnansweredTexts) },
  { needs: 'bookings:read', find: only('damage_claim', findDamageClaims) },
  { needs: 'bookings:read', find: only('damage_unpaid', findUnpaidDamage) },
  { needs: 'bookings:read', find: only('card_declined', findRefusedCards) },
  { needs: 'bookings:read', find: findBalances },
  { needs: 'outbox', find: only('mail_failed', findFailedMails) },
  { needs: 'messages', find: only('review', findReviews) },
]

function only(kind: WaitingKind, find: (question: ForToday) => Promise<WaitingItems>) {
  return async (question: ForToday) => ({ [kind]: await find(question) })
}

/** Cards that declined a balance, or on which nothing could be held. */
async function findRefusedCards(question: ForToday): Promise<WaitingItems> {
  const [declined, refused] = [await findDeclinedCards(question), await findRefusedHolds(question)]
  return {
    count: declined.count + refused.count,
    items: [...declined.items, ...refused.items].slice(0, ITEMS_MOST),
  }
}

/** Returns what needs the attention of this member of staff, leaving out what they may not handle. */
export async function findWaiting(ctx: Context, { admin, language }: StaffCaller): Promise<Waiting[]> {
  const question = { ctx, admin, today: partyDayAt(ctx.now()), text: textIn(language) }
  // One after the other: at once they would take every connection from the requests beside them.
  const found: Partial<Record<WaitingKind, WaitingItems>>[] = []
  for (const { needs, find } of SEARCHES) if (may(admin, needs)) found.push(await find(question))
  return found.flatMap((kinds) =>
    Object.entries(kinds)
      .filter(([, { count }]) => count > 0)
      .map(([kind, { count, items, owedCents }]) => ({
        kind: kind as WaitingKind,
        count,
        items,
        ...(owedCents !== undefined && { owedAmount: toDecimal(owedCents) }),
      })),
  )
}

/** Bookings that together need more than there is: parties, teepees, add-ons, resources or working time. */
async function findConflicts({ ctx, text }: ForToday): Promise<WaitingItems> {
  const overbooked = await findOverbooked(ctx.db, ctx.now())
  const shown = overbooked.slice(0, ITEMS_MOST)
  if (shown.length === 0) return { count: 0, items: [] }
  const ids = shown.map(({ id }) => id)
  const rows = await ctx.db
    .select({ id: bookings.id, customerName: bookings.customerName })
    .from(bookings)
    .where(inArray(bookings.id, ids))
  const nameById = new Map(rows.map(({ id, customerName }) => [id, customerName]))
  return ofBookings(
    shown,
    ({ lacks, ...party }) => {
      const name = nameParty({ ...party, customerName: nameById.get(party.id) ?? '' }, text)
      return describeConflict(name, lacks ?? 'time', text)
    },
    overbooked.length,
  )
}

/** `lacks` is the calendar's term, since some things have no name of their own. */
function describeConflict(party: string, lacks: string, text: Text): string {
  return lacks === 'parties' || lacks === 'teepees' || lacks === 'time'
    ? text(`today.conflict.${lacks}`, { party })
    : text('today.conflict.resource', { party, name: lacks })
}

/** Today's rooms that their families have not reported ready, until the crew is done there. */
async function findRoomsNotReady({ ctx, today, text }: ForToday): Promise<WaitingItems> {
  if (!(await readSettings(ctx.db)).readiness) return { count: 0, items: [] }
  const { id, customerName, customerPhone, bookingDate, partyStartTime } = bookings
  const parties = await ctx.db
    .select({ id, customerName, customerPhone, bookingDate })
    .from(bookings)
    .where(and(eq(bookingDate, today), holdsCapacityAt(ctx.now())))
    .orderBy(asc(partyStartTime), asc(id))
  const ids = parties.map((party) => party.id)
  const setups = ids.map((bookingId) => ({ bookingId, kind: 'setup' as const, day: today }))
  const [rooms, events] = await Promise.all([readReadiness(ctx.db, ids), currentEventsByStop(ctx.db, setups)])
  const open = parties.filter((party) => {
    const state = getStopState(events.get(toStopId(party.id, 'setup')) ?? [])
    return state !== 'done' && state !== 'skipped' && !isRoomReady(rooms.get(party.id))
  })
  return ofBookings(open, (party) =>
    text('today.roomNotReady', {
      party: nameParty(party, text),
      phone: party.customerPhone,
      isTold: rooms.has(party.id) ? 'yes' : 'no',
    }),
  )
}
