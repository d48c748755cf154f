import * as contract from '#contract/family/waiting-list.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { and, asc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { callerAddress, clientAddress } from '#server/foundation/http/client-address.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { entryResponse } from './entry-response.ts'
import { confirmMail, joinWaitingList } from './join-waiting-list.ts'

const WRONG_LINK = refuse('not_found', 'bookings.wrongWaitingLink')

export const waitingListEndpoints = endpoints((serve, app) => {
  app.use('/api/waiting-list', limitRequests({ name: 'waiting-list', most: 30, seconds: 600 }))
  app.use('/api/waiting-list/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })

  serve(contract.joinWaitingList, async ({ ctx, body, language, c }) => {
    const joined = await joinWaitingList(ctx, {
      ...body,
      language,
      address: clientAddress(c),
      callerAddress: callerAddress(c),
    })
    if (isRefusal(joined)) return joined
    if (joined.isNew) return c.json(entryResponse(joined.entry), 201)
    // Stored data is only returned to callers with the link: anybody else may just know the address.
    const { id, createdAt, status } = entryResponse(joined.entry)
    const { textConsent: _, customerPhone: __, ...typed } = body
    const sent = { ...typed, themeId: body.themeId ?? null }
    return c.json({ ...sent, id, createdAt, status, offerExpiresAt: null }, 200)
  })

  serve(contract.readFamilyWaiting, async ({ ctx, params }) => {
    const [entry] = await ctx.db.select().from(waitingList).where(eq(waitingList.token, params.token))
    if (!entry) return WRONG_LINK
    await confirmMail(ctx, entry)
    const [current = entry] = await ctx.db.select().from(waitingList).where(eq(waitingList.id, entry.id))
    return entryResponse(current)
  })

  serve(contract.leaveWaitingList, async ({ ctx, params }) => {
    const left = await ctx.db.transaction(async (tx) => {
      const rows = await tx
        .update(waitingList)
        .set({ status: 'left', updatedAt: ctx.now() })
        .where(and(eq(waitingList.token, params.token), inArray(waitingList.status, ['waiting', 'offered'])))
        .returning({ subjectId: waitingList.id })
      await recordEvents(tx, { kind: 'waiting-list.left', actor: 'customer' }, rows)
      return rows
    })
    if (left.length === 0) return WRONG_LINK
    await ctx.placesFreed()
    return null
  })

  serve(contract.listWaiting, async ({ ctx }) => {
    const rows = await ctx.db
      .select()
      .from(waitingList)
      .orderBy(asc(waitingList.bookingDate), asc(waitingList.id))
    return rows.map(entryResponse)
  })
})
