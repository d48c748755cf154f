import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, NO_NUL, time, UNSTORABLE } from '../wire/fields.ts'
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

const quietTime = time.nullish().transform((given) => given ?? null)

const kinds = z.array(z.enum(PUSH_KIND_NAMES)).transform((chosen) => [...new Set(chosen)])

/** What a browser is notified about, and when it is not. */
export const PushWishes = z
  .object({
    kinds: kinds.default(PUSH_KIND_NAMES),
    quietFrom: quietTime.meta({ description: 'In Miami; nothing is sent until quietTo', example: '21:00' }),
    quietTo: quietTime,
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

export const PushSubscription = namedObject('PushSubscription', {
  endpoint: z.string(),
  kinds: z.array(z.enum(PUSH_KIND_NAMES)),
  quietFrom: z.string().nullable(),
  quietTo: z.string().nullable(),
  createdAt: instant,
})
export type PushSubscription = z.infer<typeof PushSubscription>

const staff = describeCalls({ tag: 'Web push', staff: 'own-account' })
export const readPushKey = staff.get(
  '/api/admin/push/key',
  'Get the public key for push subscriptions (VAPID, RFC 8292)',
  { returns: z.object({ publicKey: z.string().describe('base64url') }) },
)
export const listPushSubscriptions = staff.get(
  '/api/admin/push/subscriptions',
  'List your subscribed browsers and their notifications',
  { returns: z.array(PushSubscription) },
)
export const subscribeToPush = staff.post(
  '/api/admin/push/subscriptions',
  'Subscribe a browser, or update its notifications',
  { body: NewPushSubscription, creates: PushSubscription, refuses: [409] },
)
export const unsubscribeFromPush = staff.delete(
  '/api/admin/push/subscriptions',
  'Unsubscribe one of your browsers',
  { body: z.object({ endpoint: z.string(WRONG).max(1000, WRONG) }), refuses: [404] },
)
export const testPush = staff.post('/api/admin/push/test', 'Send a test notification to all your browsers', {
  accepts: z.object({ queued: z.int() }),
  refuses: [409],
})
