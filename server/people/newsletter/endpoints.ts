import * as contract from '#contract/people/newsletter.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { confirmSubscription, subscribe, unsubscribe } from './subscribe.ts'
import { changeNewsletterSettings, findSubscribers, removeSubscriber } from './subscriber-list.ts'

const TEN_MINUTES = 600

export const newsletterEndpoints = endpoints((serve, app) => {
  app.use('/api/newsletter', limitRequests({ name: 'newsletter', most: 30, seconds: TEN_MINUTES }))
  // Mailbox providers unsubscribe many people from a few addresses.
  app.use('/api/newsletter/*', limitRequests({ name: 'newsletter-links', most: 300, seconds: TEN_MINUTES }))

  serve(contract.subscribe, async ({ ctx, body, language, c }) =>
    c.json({ success: true }, (await subscribe(ctx, body.email, language)) ? 201 : 200),
  )
  serve(contract.confirmSubscription, ({ ctx, body }) => confirmSubscription(ctx, body.token))
  serve(contract.unsubscribe, ({ ctx, body }) => unsubscribe(ctx, body.token))

  serve(contract.listSubscribers, ({ ctx, query }) => findSubscribers(ctx, query))
  serve(contract.removeSubscriber, ({ ctx, params, admin }) => removeSubscriber(ctx, params.id, admin))
  serve(contract.readNewsletterSettings, async ({ ctx }) => {
    const { confirmsNewsletter } = await readSettings(ctx.db)
    return { confirmsNewsletter }
  })
  serve(contract.changeNewsletterSettings, ({ ctx, body, admin }) =>
    changeNewsletterSettings(ctx, body, admin),
  )
})
