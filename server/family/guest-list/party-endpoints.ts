import * as contract from '#contract/family/guest-list.ts'
import { consentProblem } from '#domain/booking/guests/guest.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_START_TIME } from '#domain/foundation/time/party-start.ts'
import { bookingIn } from '#server/booking/bookings/booking-in.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { getPostponed, hashSecret, hasListEnded, newSecret } from '#server/booking/guests/guest-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { guestLists, guests } from '#server/foundation/database/schema/all-tables.ts'
import { clientAddress } from '#server/foundation/http/client-address.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { addGuest, guestColumns, guestResponse, lockList } from './guest-list.ts'

/** A guessed link, an ended list and a cancelled party get the same response, so that strangers learn nothing. */
const NO_PARTY = refuse('not_found', 'guests.noParty')
const NO_ANSWER = refuse('not_found', 'guests.noAnswer')
const CLOSED = refuse('list_closed', 'guests.closed')

const ANSWERS = { name: 'party-answers', most: 20, seconds: 3600 }

/** Registers the calls of guests' parents, who have nothing but the link. */
export const partyEndpoints = endpoints((serve, app) => {
  app.use('/api/parties/*', limitRequests({ name: 'parties', most: 240, seconds: 60 }))
  app.use('/api/parties/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  })

  serve(contract.readParty, async ({ ctx, params, query, language }) => {
    const party = await findParty(ctx, params.token)
    if (!party) return NO_PARTY
    const { list, booking: stored } = party
    const booking = await bookingIn(language, ctx.db, stored)
    const guest = query.answer ? await findGuest(ctx, list.bookingId, query.answer) : undefined
    return {
      hostName: booking.customerName.trim().split(/\s+/)[0] ?? '',
      themeName: booking.themeName,
      bookingDate: booking.bookingDate,
      partyStartTime: booking.partyStartTime ?? DEFAULT_START_TIME,
      open: list.isOpen,
      ...(list.note && { note: list.note }),
      ...getPostponed(list, booking),
      ...(guest?.coming === 'yes' && { address: getAddress(booking) }),
      ...(guest && { answer: toAnswer(guest) }),
    }
  })

  serve(contract.answerParty, async ({ ctx, params, body, c }) => {
    const list = await findOpenList(ctx, params.token, body)
    if (isRefusal(list)) return list
    const tooMany = await countAgainst(ctx, ANSWERS, clientAddress(c))
    if (tooMany) return tooMany
    const answer = newSecret()
    const added = await whileOpen(ctx, list, (tx) =>
      addGuest(tx, list.bookingId, { ...guestColumns(body, ctx.now()), answerHash: hashSecret(answer) }),
    )
    return isRefusal(added) ? added : { answer }
  })

  serve(contract.changePartyAnswer, async ({ ctx, params, body }) => {
    const list = await findOpenList(ctx, params.token, body)
    if (isRefusal(list)) return list
    return whileOpen(ctx, list, async (tx) => {
      const [changed] = await tx
        .update(guests)
        .set(guestColumns(body, ctx.now()))
        .where(isAnswer(list.bookingId, params.answer))
        .returning({ id: guests.id })
      return changed ? { answer: params.answer } : NO_ANSWER
    })
  })
})

async function findParty(ctx: Context, token: string) {
  const [list] = await ctx.db.select().from(guestLists).where(eq(guestLists.token, token))
  const booking = list && (await findBooking(ctx.db, { id: list.bookingId }))
  if (!booking || booking.bookingStatus === 'cancelled' || hasListEnded(booking, ctx.now())) return undefined
  return { list, booking }
}

async function findOpenList(ctx: Context, token: string, body: contract.GuestAnswer) {
  const party = await findParty(ctx, token)
  if (!party) return NO_PARTY
  if (!party.list.isOpen) return CLOSED
  const problem = consentProblem(body)
  const refusal: DetailedRefusal | undefined = problem && {
    ...refuse('invalid', problem),
    field: 'consentedBy',
  }
  return refusal ?? party.list
}

/** The host, told that the list is closed, has read everything that is in it. */
function whileOpen<Result>(
  ctx: Context,
  { bookingId }: { readonly bookingId: number },
  write: (tx: Transaction) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) =>
    (await lockList(tx, bookingId))?.isOpen ? write(tx) : CLOSED,
  )
}

function isAnswer(bookingId: number, answer: string) {
  return and(eq(guests.bookingId, bookingId), eq(guests.answerHash, hashSecret(answer)))
}

async function findGuest(ctx: Context, bookingId: number, answer: string) {
  const [guest] = await ctx.db.select().from(guests).where(isAnswer(bookingId, answer))
  return guest
}

function toAnswer(guest: Parameters<typeof guestResponse>[0]) {
  const { id: _, consentedAt: __, ...answer } = guestResponse(guest)
  return answer
}
