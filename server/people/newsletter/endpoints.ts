import type { Hono } from 'hono'
import * as contract from '#contract/people/newsletter.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts'
import { changeNewsletterSettings, findSubscribers, removeSubscriber } from './subscriber-list.ts'

const TEN_MINUTES = 600

export function newsletterEndpoints(app: Hono<AppEnvironment>): void {
  app.use('/api/newsletter', limitRequests({ name: 'newsletter', most: 30, seconds: TEN_MINUTES }))
  // Mailbox providers unsubscribe many people from a few addresses.
  app.use('/api/newsletter/*', limitRequests({ name: 'newsletter-links', most: 300, seconds: TEN_MINUTES }))

  serve(app, contract.subscribe, async ({ ctx, body, language, c }) =>
    c.json({ success: true }, (await subscribe(ctx, body.email, language)) ? 201 : 200),
  )
  serve(app, contract.confirmSubscription, ({ ctx, body }) => confirmSubscription(ctx, body.token))
  serve(app, contract.unsubscribe, ({ ctx, body }) => unsubscribe(ctx, body.token))

  serve(app, contract.listSubscribers, ({ ctx, query }) => findSubscribers(ctx, query))
  serve(app, contract.removeSubscriber, ({ ctx, params, admin }) => removeSubscriber(ctx, params.id, admin))
  serve(app, contract.readNewsletterSettings, async ({ ctx }) => {
    const { confirmsNewsletter } = await readSettings(ctx.db)
    return { confirmsNewsletter }
  })
  serve(app, contract.changeNewsletterSettings, ({ ctx, body, admin }) =>
    changeNewsletterSettings(ctx, body, admin),
  )
}
