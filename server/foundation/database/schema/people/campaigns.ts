import { eachLanguage, type Language } from '#domain/foundation/text/language.ts'
import {
  type CampaignState,
  type CampaignWords,
  type MailSkipReason,
  NO_CAMPAIGN_WORDS,
} from '#domain/people/follow-ups/campaigns.ts'
import { customType, index, pgTable, sql, text, unique } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { createdAt, edited, id, instant, noTexts, rowId } from '../columns.ts'
import { newsletterSubscribers } from './newsletter.ts'

type Words = Readonly<Record<Language, CampaignWords>>

/** A newsletter that is older than a language has no text in it. */
const campaignWords = customType<{ data: Words; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (words) => JSON.stringify(words),
  fromDriver: (stored) =>
    eachLanguage((language) => (stored as Partial<Words>)[language] ?? NO_CAMPAIGN_WORDS),
})

/** Newsletters that staff write: drafts, and those that were sent. */
export const campaigns = pgTable('campaigns', (t) => ({
  id: id(),
  state: t.text('state').$type<CampaignState>().notNull().default('draft'),
  words: campaignWords('words').notNull(),
  /** Paths; the first picture is above the text. */
  pictures: t.text('pictures').array().notNull().default(noTexts),
  toSubscribers: t.boolean('to_subscribers').notNull(),
  toFamilies: t.boolean('to_families').notNull(),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  ...edited(),
}))

/** `withdrawn`: taken back before it was sent. */
export type RecipientState = 'waiting' | 'written' | 'skipped' | 'withdrawn'

/** The recipients of a newsletter, each mailbox once; stored when it is started. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    id: id(),
    campaignId: rowId('campaign_id', () => campaigns.id, 'cascade').notNull(),
    subscriberId: rowId('subscriber_id', () => newsletterSubscribers.id, 'set null'),
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
    /** A keyed hash of the mailbox, which identifies nobody. */
    addressHash: text('address_hash').notNull(),
    state: text('state').$type<RecipientState>().notNull().default('waiting'),
    /** Why no mail was written. */
    reason: text('reason').$type<MailSkipReason | 'too-late'>(),
    /** The key of its mail in the outbox. */
    mailKey: text('mail_key'),
    writtenAt: instant('written_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('campaign_recipients_once').on(table.campaignId, table.addressHash),
    index('campaign_recipients_by_address').on(table.addressHash),
    index('campaign_recipients_waiting')
      .on(table.campaignId, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('campaign_recipients_written').on(table.writtenAt),
    index('campaign_recipients_by_booking').on(table.bookingId),
    index('campaign_recipients_by_subscriber').on(table.subscriberId),
  ],
)
