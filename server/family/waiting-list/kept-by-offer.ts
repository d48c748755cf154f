import { message } from '#domain/foundation/messages/message.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { findFirstOffer } from '#server/calendar/availability/read-day-options.ts'
import type { Transaction } from '#server/foundation/database/client.ts'

/**
 * Rewords the refusal of a day that only lacks room because of an offer to the waiting list: whoever asks is told in
 * how many minutes to try again. Call it with the day locked.
 * @param refusalWith the refusal that remains for whoever has this offer
 */
export async function sayIfKeptByOffer<Refused extends Refusal>(
  tx: Transaction,
  { refused, day, now }: { readonly refused: Refused; readonly day: PartyDay; readonly now: Date },
  refusalWith: (offerToken: string) => Promise<Refusal | undefined>,
): Promise<Refused> {
  const first = await findFirstOffer(tx, day, now)
  if (!first || (await refusalWith(first.token))) return refused
  return { ...refused, message: message('calendar.offeredUntil', { day, minutes: first.minutes }) }
}
