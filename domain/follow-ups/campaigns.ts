import { LANGUAGES, type Language } from '../text/language.ts'
import { DAY_MILLISECONDS } from '../time/durations.ts'
import { decideAdvertising, type FollowedFamily, type WhyNot } from './decide-follow-up.ts'

/** 'stopped': what has not left yet does not, until staff go on. */
export const CAMPAIGN_STATES = ['draft', 'sending', 'stopped', 'sent'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** So many mails of newsletters are written in a minute, of all together: mail servers take no more from strangers. */
export const MAILS_PER_MINUTE = 20
/** Past parties of so many months count. */
export const AUDIENCE_MONTHS = 36
/** What the mail server could not take within so many days is not sent anymore. */
const USEFUL_DAYS = 3

/** What a newsletter says in one language. Paragraphs are parted by an empty line; without a label there is no button. */
export type CampaignWords = {
  readonly subject: string
  readonly heading: string
  readonly body: string
  readonly button: string
}

/** Of a language in which nothing is written yet. */
export const NO_CAMPAIGN_WORDS: CampaignWords = { subject: '', heading: '', body: '', button: '' }

export type CampaignAudience = {
  /** Those who confirmed that they want the newsletter. */
  readonly subscribers: boolean
  /** Families whose party has been. */
  readonly families: boolean
}

/** Why somebody of the audience got none; 'gone': not on the list anymore, or the booking was deleted. */
export const SKIP_REASONS = ['booked', 'refused', 'erased', 'this-week', 'gone'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** Whoever it is written to is asked about again before it is, by the rule of all advertising. */
export function decideCampaignMail(
  family: Pick<FollowedFamily, 'isErased' | 'hasRefused' | 'hasBooked' | 'advertisedAt'> | undefined,
  now: Date,
): 'send' | SkipReason {
  return family ? decideAdvertising(family, now) : 'gone'
}

/** Returns why a newsletter that waits for the mail server must not leave anymore. */
export function whyCampaignMailStays(
  why: WhyNot | 'gone' | undefined,
  { writtenAt, now }: { readonly writtenAt: Date; readonly now: Date },
): WhyNot | 'gone' | 'too-late' | undefined {
  return why ?? (+now - +writtenAt > USEFUL_DAYS * DAY_MILLISECONDS ? 'too-late' : undefined)
}

/** Returns the languages of readers in which a newsletter is not written yet. */
export function findMissingLanguages(
  words: Readonly<Record<Language, CampaignWords>>,
  readers: ReadonlySet<Language>,
): Language[] {
  const isWritten = ({ subject, heading, body }: CampaignWords) =>
    [subject, heading, body].every((text) => text.trim() !== '')
  return LANGUAGES.filter((language) => readers.has(language) && !isWritten(words[language]))
}

/** Returns the paragraphs of what was typed into one field. */
export function splitParagraphs(body: string): string[] {
  return body
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
