import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, NO_NUL, UNSTORABLE } from '../wire/fields.ts'
import type { Permission } from '../wire/permissions.ts'

/** The kinds of push notifications, and the permission each requires. */
export const PUSH_KINDS = {
  booked: 'bookings:read',
  paid: 'bookings:read',
  message: 'messages',
  text: 'messages',
  payment_failed: 'outbox',
  conflict: 'calendar',
  stop_problem: 'bookings:read',
} as const satisfies Readonly<Record<string, Permission>>
export type PushKind = keyof typeof PUSH_KINDS
const PUSH_KIND_NAMES = Object.keys(PUSH_KINDS) as [PushKind, ...PushKind[]]

const WRONG = fieldError('push.notASubscription')
/** An uncompressed point on the P-256 curve (RFC 8291). */
const PUBLIC_KEY_BYTES = 65
const AUTH_BYTES = 16

/** This many bytes in base64url, with or without padding. */
const base64url = (bytes: number) =>
  z
    .string(WRONG)
    .trim()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`), WRONG)
    .transform((text) => text.replace(/=+$/, ''))

const address = z
  .string(WRONG)
  .trim()
  .max(1000, WRONG)
  .regex(NO_NUL, UNSTORABLE)
  .refine((url) => URL.canParse(url), fieldError('admin.integrations.httpsNeeded'))

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError('fields.time'))
  .nullish()
  .transform((time) => time ?? null)

const kinds = z.array(z.enum(PUSH_KIND_NAMES)).transform((chosen) => [...new Set(chosen)])

/** What a browser is notified about, and when it is not. */
export const PushWishes = z
  .object({
    kinds: kinds.default(PUSH_KIND_NAMES),
    quietFrom: timeOfDay.meta({ description: 'In Miami; nothing is sent until quietTo', example: '21:00' }),
    quietTo: timeOfDay,
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    message: fieldError('push.bothTimes'),
  })

const NewPushSubscription = PushWishes.safeExtend({
  endpoint: address,
  expirationTime: z.number().nullish(),
  keys: z.object({ p256dh: base64url(PUBLIC_KEY_BYTES), auth: base64url(AUTH_BYTES) }),
})
export type NewPushSubscription = z.output<typeof NewPushSubscription>

export const PushSubscription = z
  .object({
    endpoint: z.string(),
    kinds: z.array(z.enum(PUSH_KIND_NAMES)),
    quietFrom: z.string().nullable(),
    quietTo: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'PushSubscription' })
export type PushSubscription = z.infer<typeof PushSubscription>

const tag = 'Web push'
const staff = 'own-account'
export const readPushKey = endpoint({
  method: 'get',
  path: '/api/admin/push/key',
  summary: 'Get the public key for push subscriptions (VAPID, RFC 8292)',
  tag,
  staff,
  responses: { 200: z.object({ publicKey: z.string().meta({ description: 'base64url' }) }) },
})
export const listPushSubscriptions = endpoint({
  method: 'get',
  path: '/api/admin/push/subscriptions',
  summary: 'List your subscribed browsers and their notifications',
  tag,
  staff,
  responses: { 200: z.array(PushSubscription) },
})
export const subscribeToPush = endpoint({
  method: 'post',
  path: '/api/admin/push/subscriptions',
  summary: 'Subscribe a browser, or update its notifications',
  tag,
  staff,
  body: NewPushSubscription,
  responses: { 201: PushSubscription },
  refusals: [400, 409],
})
export const unsubscribeFromPush = endpoint({
  method: 'delete',
  path: '/api/admin/push/subscriptions',
  summary: 'Unsubscribe one of your browsers',
  tag,
  staff,
  body: z.object({ endpoint: z.string(WRONG).max(1000, WRONG) }),
  responses: { 204: null },
  refusals: [400, 404],
})
export const testPush = endpoint({
  method: 'post',
  path: '/api/admin/push/test',
  summary: 'Send a test notification to all your browsers',
  tag,
  staff,
  responses: { 202: z.object({ queued: z.int() }) },
  refusals: [409],
})
