import type { Waiting, WaitingKind } from '#contract/operations/today.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import { findBalances, findDeclinedCards, findToConfirm } from './waiting-bookings.ts'
import { findConflicts } from './waiting-conflicts.ts'
import { findDamageClaims, findRefusedHolds, findUnpaidDamage } from './waiting-damage.ts'
import { ITEMS_MOST, type Question, type WaitingItems } from './waiting-question.ts'
import { findFailedMails, findFailedRefunds, findReviews, findUnanswered } from './waiting-records.ts'
import { findRoomsNotReady } from './waiting-rooms.ts'
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
