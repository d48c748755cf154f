import { message } from '#domain/foundation/messages/message.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq, gt } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'

const MINUTE = 60_000

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
  const { token, offerExpiresAt, bookingDate, status } = waitingList
  const [first] = await tx
    .select({ token, until: offerExpiresAt })
    .from(waitingList)
    .where(and(eq(bookingDate, day), eq(status, 'offered'), gt(offerExpiresAt, now)))
    .orderBy(asc(offerExpiresAt))
    .limit(1)
  if (!first?.until || (await refusalWith(first.token))) return refused
  const minutes = Math.ceil((first.until.getTime() - now.getTime()) / MINUTE)
  return { ...refused, message: message('calendar.offeredUntil', { day, minutes }) }
}
