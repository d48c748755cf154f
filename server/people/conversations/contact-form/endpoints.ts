import * as contract from '#contract/people/contact.ts'
import { desc } from '#server/foundation/database/drizzle.ts'
import { contactSubmissions } from '#server/foundation/database/schema/all-tables.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { messageResponse } from './message-response.ts'
import { receiveMessage } from './receive-message.ts'
import { draftReply, markResponded, replyToMessage } from './respond-to-message.ts'

const TEN_MINUTES = 600

export const messageEndpoints = endpoints((serve, app) => {
  app.use('/api/contact', limitRequests({ name: 'contact', most: 30, seconds: TEN_MINUTES }))

  serve(contract.sendContactMessage, async ({ ctx, body, language }) =>
    messageResponse(await receiveMessage(ctx, { ...body, language }), {}),
  )

  serve(contract.listContactMessages, async ({ ctx, admin }) => {
    const { createdAt, id } = contactSubmissions
    const rows = await ctx.db.select().from(contactSubmissions).orderBy(desc(createdAt), desc(id))
    return rows.map((row) => messageResponse(row, admin))
  })
  serve(contract.respondToContactMessage, ({ ctx, params, admin }) => markResponded(ctx, params.id, admin))
  serve(contract.draftContactReply, ({ ctx, params, body, admin }) => draftReply(ctx, params.id, body, admin))
  serve(contract.replyToContactMessage, ({ ctx, params, body, admin }) =>
    replyToMessage(ctx, params.id, body, admin),
  )
})
