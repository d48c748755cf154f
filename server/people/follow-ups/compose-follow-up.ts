import type { FollowedFamily } from '#domain/people/follow-ups/decide-follow-up.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { toPartyFacts } from '#server/booking/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { birthday, bookAgain } from '#server/foundation/mail/follow-up-templates/book-again.ts'
import { dayBefore } from '#server/foundation/mail/follow-up-templates/day-before.ts'
import {
  type Offer,
  unfinishedBooking,
} from '#server/foundation/mail/follow-up-templates/unfinished-booking.ts'
import type { OwnersMail } from '#server/foundation/mail/mail-content.ts'
import type { MailKind } from '#server/foundation/mail/registry.ts'
import type { PartyFacts } from '#server/foundation/mail/templates/party-facts.ts'
import { reviewRequest } from '#server/foundation/mail/templates/review-request.ts'
import { siteUrl } from '#server/site-url.ts'
import { type FollowUp, orderToken, unsubscribeUrl } from './follow-up-links.ts'
import type { TodaysOrder } from './make-offer.ts'
import type { StoredSetting } from './read-settings.ts'

/** The mail of each kind of follow-up. */
export const MAIL_KINDS = {
  'unfinished-booking': 'unfinished-booking',
  'day-before': 'day-before',
  review: 'review-request',
  'same-again': 'same-again',
  birthday: 'birthday',
} as const satisfies Readonly<Record<FollowUpKind, MailKind>>

type FollowUpToWrite = {
  readonly kind: FollowUpKind
  readonly bookingId: number
  readonly setting: StoredSetting
  readonly row: FollowUp
  readonly family: FollowedFamily
  /** Only for advertising. */
  readonly order: TodaysOrder | undefined
}

type FollowUpMail = (typeof MAIL_KINDS)[FollowUpKind]

type Composed = {
  readonly kind: FollowUpMail
  readonly content: OwnersMail<FollowUpMail>
}

/** Returns the mail for a follow-up, in its booking's language. */
export async function composeFollowUp(
  tx: Transaction,
  ctx: Context,
  wanted: FollowUpToWrite,
): Promise<Composed> {
  const { kind, bookingId, order, row } = wanted
  const party = await toPartyFacts(tx, ctx, bookingId)
  const mail = MAIL_KINDS[kind]
  if (!order) return { kind: mail, content: await aboutBooking(tx, ctx, party, wanted) }
  const refusing = await unsubscribeUrl(tx, ctx, row, party.language)
  const orderUrl = `${order.orderUrl}&again=${await orderToken(tx, row)}`
  const content = advertising(party, { ...order, orderUrl, unsubscribeUrl: refusing }, wanted)
  return { kind: mail, content }
}

async function aboutBooking(
  tx: Transaction,
  ctx: Context,
  party: PartyFacts,
  { kind, setting: { googleReviewUrl } }: FollowUpToWrite,
): Promise<OwnersMail<FollowUpMail>> {
  if (kind === 'day-before') return dayBefore(party)
  const { offersTips } = await readSettings(tx)
  const reviewUrl = siteUrl(ctx) + pathIn(party.language, '/review')
  return reviewRequest(party, reviewUrl, { offersTips, googleReviewUrl })
}

function advertising(
  party: PartyFacts,
  offer: Offer,
  { kind, family }: FollowUpToWrite,
): OwnersMail<FollowUpMail> {
  if (kind === 'unfinished-booking') return unfinishedBooking(party, offer)
  if (kind === 'birthday' && family.birthMonth !== null) return birthday(party, offer, family.birthMonth)
  return bookAgain(party, offer)
}
