import type { Language } from '#domain/foundation/text/language.ts'
import type { FollowedFamily } from '#domain/people/follow-ups/decide-follow-up.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import type { MailName } from '#server/foundation/mail/mails.ts'
import { siteUrl } from '#server/site-url.ts'
import { type FollowUp, orderToken, unsubscribeUrl } from './follow-up-links.ts'
import type { TodaysOrder } from './make-offer.ts'
import type { StoredSetting } from './read-settings.ts'

export const MAIL_KINDS = {
  'unfinished-booking': 'unfinished-booking',
  'day-before': 'day-before',
  review: 'review-request',
  'same-again': 'same-again',
  birthday: 'birthday',
} as const satisfies Readonly<Record<FollowUpKind, MailName>>

type FollowUpToWrite = {
  readonly kind: FollowUpKind
  readonly bookingId: number
  readonly language: Language
  readonly setting: StoredSetting
  readonly row: FollowUp
  readonly family: FollowedFamily
  /** Only for advertising. */
  readonly order: TodaysOrder | undefined
}

/** Queues the mail for a follow-up, in its booking's language. Returns whether it was queued. */
export async function mailFollowUp(
  tx: Transaction,
  ctx: Context,
  { kind, bookingId, language, setting, row, family, order }: FollowUpToWrite,
): Promise<boolean> {
  const about = { bookingId, once: [bookingId] } as const
  if (kind === 'day-before')
    return queueBookingMail(tx, ctx, { kind, ...about, asksIfReady: (await readSettings(tx)).readiness })
  if (kind === 'review')
    return queueBookingMail(tx, ctx, {
      kind: 'review-request',
      ...about,
      reviewUrl: siteUrl(ctx) + pathIn(language, '/review'),
      offersTips: (await readSettings(tx)).offersTips,
      googleReviewUrl: setting.googleReviewUrl,
    })
  if (!order) return false
  const offer = {
    ...about,
    prices: order.prices,
    isDayOpen: order.isDayOpen,
    orderUrl: `${order.orderUrl}&again=${await orderToken(tx, row)}`,
    unsubscribeUrl: await unsubscribeUrl(tx, ctx, row, { language, purpose: 'unsubscribe' }),
  }
  if (kind !== 'birthday') return queueBookingMail(tx, ctx, { kind, ...offer })
  const { birthMonth } = family
  return birthMonth !== null && queueBookingMail(tx, ctx, { kind, ...offer, birthMonth })
}
