import { z } from 'zod'
import { SUBSCRIPTION_STATES } from '#domain/site/newsletter.ts'
import { endpoint } from '../wire/endpoint.ts'
import { email, idParams, instant, language, pageNumber, pageSize, searchText } from '../wire/fields.ts'

export const Subscriber = z
  .object({
    id: z.int(),
    email: z.string(),
    language: language.meta({ description: 'The language to write to it in' }),
    state: z.enum(SUBSCRIPTION_STATES),
    createdAt: instant,
    confirmedAt: instant.nullable().meta({ description: 'When the owner of the mailbox confirmed it' }),
    unsubscribedAt: instant.nullable(),
    unsubscribeUrl: z
      .string()
      .meta({ description: 'For the newsletter itself: belongs to this address only' }),
  })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.infer<typeof Subscriber>

export const SubscriberPage = z.object({
  subscribers: z.array(Subscriber),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type SubscriberPage = z.infer<typeof SubscriberPage>

const subscriberFilters = z.object({
  state: z.enum(SUBSCRIPTION_STATES).optional(),
  search: searchText.optional(),
  page: pageNumber.default(1),
  pageSize: pageSize(1000).default(50),
})
export type SubscriberFilters = z.output<typeof subscriberFilters>

const done = z.object({ success: z.boolean() })
const NewsletterSettings = z.object({
  confirmsNewsletter: z
    .boolean()
    .meta({ description: 'Whether an address counts only after its owner has confirmed it by email' }),
})
const tag = 'Newsletter'
const link = { method: 'post', tag, staff: false, body: z.object({ token: z.string().max(200) }) } as const

export const subscribe = endpoint({
  method: 'post',
  path: '/api/newsletter',
  summary: 'Subscribe an address to the newsletter',
  tag,
  staff: false,
  body: z.object({ email: email() }),
  responses: { 200: done, 201: done },
  refusals: [400],
})
export const confirmSubscription = endpoint({
  ...link,
  path: '/api/newsletter/confirm',
  summary: 'Confirm a subscription with the token from the emailed link',
  responses: { 200: done },
  refusals: [400, 404],
})
export const unsubscribe = endpoint({
  ...link,
  path: '/api/newsletter/unsubscribe',
  summary: 'Unsubscribe from the newsletter with the token from a emailed link',
  responses: { 200: done },
  refusals: [400, 404],
})
export const listSubscribers = endpoint({
  method: 'get',
  path: '/api/admin/newsletter',
  summary: 'List newsletter subscribers, newest first',
  tag,
  staff: 'customers',
  query: subscriberFilters,
  responses: { 200: SubscriberPage },
  refusals: [400],
})
export const removeSubscriber = endpoint({
  method: 'delete',
  path: '/api/admin/newsletter/:id',
  summary: 'Delete a subscriber’s address',
  tag,
  staff: 'customers',
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
export const readNewsletterSettings = endpoint({
  method: 'get',
  path: '/api/admin/newsletter-settings',
  summary: 'Get the settings for subscribing',
  tag,
  staff: 'customers',
  responses: { 200: NewsletterSettings },
})
export const changeNewsletterSettings = endpoint({
  method: 'put',
  path: '/api/admin/newsletter-settings',
  summary: 'Update the settings for subscribing',
  tag,
  staff: 'customers',
  body: NewsletterSettings,
  responses: { 200: NewsletterSettings },
  refusals: [400],
})
