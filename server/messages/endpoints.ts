import { desc } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/contact.ts'
import { contactSubmissions, newsletterSubscribers } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { messageAnswer } from './message-answer.ts'
import { receiveMessage } from './receive-message.ts'
import { markResponded, replyToMessage } from './respond-to-message.ts'

const TEN_MINUTES = 600

export function messageEndpoints(app: Hono<AppEnvironment>): void {
  app.use('/api/contact', limitRequests({ name: 'contact', most: 30, seconds: TEN_MINUTES }))
  app.use('/api/newsletter', limitRequests({ name: 'newsletter', most: 30, seconds: TEN_MINUTES }))

  serve(app, contract.sendContactMessage, async ({ world, body }) =>
    messageAnswer(await receiveMessage(world, body)),
  )

  serve(app, contract.listContactMessages, async ({ world }) => {
    const { createdAt, id } = contactSubmissions
    const rows = await world.db.select().from(contactSubmissions).orderBy(desc(createdAt), desc(id))
    return rows.map(messageAnswer)
  })
  serve(app, contract.respondToContactMessage, ({ world, params, admin }) =>
    markResponded(world, params.id, admin),
  )
  serve(app, contract.replyToContactMessage, ({ world, params, body, admin }) =>
    replyToMessage(world, params.id, body, admin),
  )

  serve(app, contract.subscribe, async ({ world, body, c }) => {
    const email = body.email.toLowerCase()
    const added = await world.db
      .insert(newsletterSubscribers)
      .values({ email })
      .onConflictDoNothing()
      .returning()
    return c.json({ success: true }, added.length > 0 ? 201 : 200)
  })
}
