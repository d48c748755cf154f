import { z } from 'zod'
import { SUBSCRIPTION_STATES } from '#domain/site/newsletter.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { email, instant, language, pagePlace, pageRequest, searchText } from '../wire/fields.ts'

export const Subscriber = namedObject('Subscriber', {
  id: z.int(),
  email: z.string(),
  language: language.describe('The language to write to it in'),
  state: z.enum(SUBSCRIPTION_STATES),
  createdAt: instant,
  confirmedAt: instant.nullable().describe('When the owner of the mailbox confirmed it'),
  unsubscribedAt: instant.nullable(),
  unsubscribeUrl: z.string().describe('For the newsletter itself: belongs to this address only'),
})
export type Subscriber = z.infer<typeof Subscriber>

export const SubscriberPage = z.object({
  subscribers: z.array(Subscriber),
  ...pagePlace,
})
export type SubscriberPage = z.infer<typeof SubscriberPage>

const subscriberFilters = z.object({
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  search: searchText.optional(),
  ...pageRequest(1000),
})
export type SubscriberFilters = z.output<typeof subscriberFilters>

const done = z.object({ success: z.boolean() })
const NewsletterSettings = z.object({
  confirmsNewsletter: z
    .boolean()
    .describe('Whether an address counts only after its owner has confirmed it by email'),
})
const tag = 'Newsletter'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'customers' })

export const subscribe = visitors.post('/api/newsletter', 'Subscribe an address to the newsletter', {
  body: z.object({ email: email() }),
  returns: done,
  creates: done,
})
export const confirmSubscription = visitors.post(
  '/api/newsletter/confirm',
  'Confirm a subscription with the token from the emailed link',
  { body: z.object({ token: z.string().max(200) }), returns: done, refuses: [404] },
)
export const unsubscribe = visitors.post(
  '/api/newsletter/unsubscribe',
  'Unsubscribe from the newsletter with the token from an emailed link',
  { body: z.object({ token: z.string().max(200) }), returns: done, refuses: [404] },
)
export const listSubscribers = staff.get(
  '/api/admin/newsletter',
  'List newsletter subscribers, newest first',
  { query: subscriberFilters, returns: SubscriberPage },
)
export const removeSubscriber = staff.delete('/api/admin/newsletter/:id', 'Delete a subscriber’s address')
export const readNewsletterSettings = staff.get(
  '/api/admin/newsletter-settings',
  'Get the settings for subscribing',
  { returns: NewsletterSettings },
)
export const changeNewsletterSettings = staff.put(
  '/api/admin/newsletter-settings',
  'Update the settings for subscribing',
  { body: NewsletterSettings, returns: NewsletterSettings },
)
