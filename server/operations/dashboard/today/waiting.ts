import type { Waiting, WaitingKind } from '#contract/operations/today.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import { getStopState, toStopId } from '#domain/crew/crew-events.ts'
import { isRoomReady } from '#domain/crew/room-readiness.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findOverbooked } from '#server/calendar/availability/find-overbooked.ts'
import { holdsCapacityAt } from '#server/calendar/availability/holds-capacity.ts'
import type { Context } from '#server/context.ts'
import { eventsByStop } from '#server/crew/phone/read-events.ts'
import { readReadiness } from '#server/crew/phone/room-readiness.ts'
import { and, asc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { findBalances, findDeclinedCards, findToConfirm } from './waiting-bookings.ts'
import { findDamageClaims, findRefusedHolds, findUnpaidDamage } from './waiting-damage.ts'
import { ITEMS_MOST, nameParty, type Question, type WaitingItems } from './waiting-question.ts'
import { findFailedMails, findFailedRefunds, findReviews, findUnanswered } from './waiting-records.ts'
import { findStopsWithProblems } from './waiting-stops.ts'
import { findUnansweredTexts } from './waiting-texts.ts'

/** What needs attention, in the order in which staff should look at it, and the permission for each. */
const SEARCHES: readonly {
  readonly needs: Permission
  readonly find: (question: Question) => Promise<Partial<Record<WaitingKind, WaitingItems>>>
}[] = [
  { needs: 'calendar', find: async (question) => ({ conflict: await findConflicts(question) }) },
  {
    needs: 'bookings:read',
    find: async (question) => ({ stop_problem: await findStopsWithProblems(question) }),
  },
  {
    needs: 'bookings:read',
    find: async (question) => ({ room_not_ready: await findRoomsNotReady(question) }),
  },
  { needs: 'outbox', find: async (question) => ({ refund_failed: await findFailedRefunds(question) }) },
  { needs: 'bookings:read', find: async (question) => ({ to_confirm: await findToConfirm(question) }) },
  { needs: 'messages', find: async (question) => ({ unanswered: await findUnanswered(question) }) },
  {
    needs: 'messages',
    find: async (question) => ({ unanswered_text: await findUnansweredTexts(question) }),
  },
  { needs: 'bookings:read', find: async (question) => ({ damage_claim: await findDamageClaims(question) }) },
  { needs: 'bookings:read', find: async (question) => ({ damage_unpaid: await findUnpaidDamage(question) }) },
  {
    needs: 'bookings:read',
    find: async (question) => ({
      card_declined: together(await findDeclinedCards(question), await findRefusedHolds(question)),
    }),
  },
  { needs: 'bookings:read', find: findBalances },
  { needs: 'outbox', find: async (question) => ({ mail_failed: await findFailedMails(question) }) },
  { needs: 'messages', find: async (question) => ({ review: await findReviews(question) }) },
]

function together(one: WaitingItems, other: WaitingItems): WaitingItems {
  return { count: one.count + other.count, items: [...one.items, ...other.items].slice(0, ITEMS_MOST) }
}

/** Returns what needs the attention of staff with these permissions, leaving out what they may not handle. */
export async function findWaiting(
  ctx: Context,
  { may, language }: { readonly may: (permission: Permission) => boolean; readonly language: Language },
): Promise<Waiting[]> {
  const question = { ctx, today: partyDayAt(ctx.now()), text: textIn(language) }
  // One after the other: at once they would take every connection from the requests beside them.
  const found: Partial<Record<WaitingKind, WaitingItems>>[] = []
  for (const { needs, find } of SEARCHES) if (may(needs)) found.push(await find(question))
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
async function findConflicts({ ctx, text }: Question): Promise<WaitingItems> {
  const overbooked = await findOverbooked(ctx.db, ctx.now())
  const shown = overbooked.slice(0, ITEMS_MOST)
  if (shown.length === 0) return { count: 0, items: [] }
  const ids = shown.map(({ id }) => id)
  const rows = await ctx.db
    .select({ id: bookings.id, customerName: bookings.customerName })
    .from(bookings)
    .where(inArray(bookings.id, ids))
  const nameById = new Map(rows.map(({ id, customerName }) => [id, customerName]))
  return {
    count: overbooked.length,
    items: shown.map(({ lacks, ...party }) => ({
      id: party.id,
      sentence: describeConflict(
        nameParty({ ...party, customerName: nameById.get(party.id) ?? '' }, text),
        lacks ?? 'time',
        text,
      ),
      link: `/admin/bookings/${party.id}`,
    })),
  }
}

/** `lacks` is the calendar's term, since some things have no name of their own. */
function describeConflict(party: string, lacks: string, text: Text): string {
  return lacks === 'parties' || lacks === 'teepees' || lacks === 'time'
    ? text(`today.conflict.${lacks}`, { party })
    : text('today.conflict.resource', { party, name: lacks })
}

/** Today's rooms that their families have not reported ready, until the crew is done there. */
async function findRoomsNotReady({ ctx, today, text }: Question): Promise<WaitingItems> {
  if (!(await readSettings(ctx.db)).readiness) return { count: 0, items: [] }
  const { id, customerName, customerPhone, bookingDate, partyStartTime } = bookings
  const parties = await ctx.db
    .select({ id, customerName, customerPhone, bookingDate })
    .from(bookings)
    .where(and(eq(bookingDate, today), holdsCapacityAt(ctx.now())))
    .orderBy(asc(partyStartTime), asc(id))
  const ids = parties.map((party) => party.id)
  const [rooms, events] = await Promise.all([readReadiness(ctx.db, ids), eventsByStop(ctx.db, ids)])
  const open = parties.filter((party) => {
    const state = getStopState(events.get(toStopId(party.id, 'setup')) ?? [])
    return state !== 'done' && state !== 'skipped' && !isRoomReady(rooms.get(party.id))
  })
  return {
    count: open.length,
    items: open.slice(0, ITEMS_MOST).map((party) => ({
      id: party.id,
      sentence: text('today.roomNotReady', {
        party: nameParty(party, text),
        phone: party.customerPhone,
        isTold: rooms.has(party.id) ? 'yes' : 'no',
      }),
      link: `/admin/bookings/${party.id}`,
    })),
  }
}
