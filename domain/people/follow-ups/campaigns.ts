import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { decideAdvertising, type FollowedFamily } from './decide-follow-up.ts'

/** `stopped`: mails that have not left yet are held back until staff continue. */
export const CAMPAIGN_STATES = ['draft', 'sending', 'stopped', 'sent'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/**
 * How many newsletter mails are queued per minute, across all campaigns: mail servers accept no more from unknown
 * senders.
 */
export const MAILS_PER_MINUTE = 20
/** Only parties of the last 36 months count. */
export const AUDIENCE_MONTHS = 36
/** A mail that the mail server has not accepted within this many days is dropped. */
const USEFUL_DAYS = 3

/** A newsletter in one language. An empty line separates paragraphs; without a label there is no button. */
export type CampaignWords = {
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly button: string
}

/** A language in which nothing has been written yet. */
export const NO_CAMPAIGN_WORDS: CampaignWords = { subject: '', heading: '', body: '', button: '' }

export type CampaignAudience = {
  /** People who confirmed that they want the newsletter. */
  readonly subscribers: boolean
  /** Families whose party is over. */
  readonly families: boolean
}

/** Why somebody in the audience got no mail. `gone`: no longer subscribed, or the booking was deleted. */
export const MAIL_SKIP_REASONS = ['booked', 'refused', 'erased', 'this-week', 'gone'] as const
export type MailSkipReason = (typeof MAIL_SKIP_REASONS)[number]

/** Decides again about each recipient right before the mail is written, by the rule for all advertising. */
export function decideCampaignMail(
  family: Pick<FollowedFamily, 'isErased' | 'hasRefused' | 'hasBooked' | 'advertisedAt'> | undefined,
  now: Date,
): 'send' | MailSkipReason {
  return family ? decideAdvertising(family, now) : 'gone'
}

/** Returns why a newsletter that is still queued must not be sent anymore. */
export function getCampaignSkipReason(
  why: MailSkipReason | undefined,
  { writtenAt, now }: { readonly writtenAt: Date; readonly now: Date },
): MailSkipReason | 'too-late' | undefined {
  return why ?? (+now - +writtenAt > USEFUL_DAYS * DAY_MILLISECONDS ? 'too-late' : undefined)
}

/** Returns the readers' languages in which a newsletter has not been written yet. */
export function findMissingLanguages(
  words: Readonly<Record<Language, CampaignWords>>,
  readers: ReadonlySet<Language>,
): Language[] {
  const isWritten = ({ subject, heading, body }: CampaignWords) =>
    [subject, heading, body].every((text) => text.trim() !== '')
  return LANGUAGES.filter((language) => readers.has(language) && !isWritten(words[language]))
}

/** Returns the paragraphs typed into one field. */
export function splitParagraphs(body: string): string[] {
  return body
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
