import { CHANGE_MAILS } from './kinds/changes.ts'
import { DAMAGE_MAILS } from './kinds/damage.ts'
import type { CommonFacts, Mail, MailTraits } from './kinds/define-mail.ts'
import { OFFER_MAILS } from './kinds/offers.ts'
import { OWNER_MAILS } from './kinds/owner.ts'
import { PARTY_DAY_MAILS } from './kinds/party-day.ts'
import { PAYING_MAILS } from './kinds/paying.ts'
import { REFUND_MAILS } from './kinds/refunds.ts'
import { TEAM_MAILS } from './kinds/team.ts'
import { WAITING_MAILS } from './kinds/waiting.ts'

/**
 * Every mail that this site sends, by name. To add one, add its entry to a file of `kinds/` and its texts to
 * `messages/`; one for families also needs its name in `MAIL_TEXTS`, under which the owner rewrites it.
 */
const MAILS = {
  ...PAYING_MAILS,
  ...CHANGE_MAILS,
  ...REFUND_MAILS,
  ...PARTY_DAY_MAILS,
  ...DAMAGE_MAILS,
  ...WAITING_MAILS,
  ...OFFER_MAILS,
  ...OWNER_MAILS,
  ...TEAM_MAILS,
}

export type MailName = keyof typeof MAILS

type Mails = typeof MAILS

export type FactsOf<Name extends MailName> = Name extends MailName
  ? Mails[Name] extends Mail<infer Facts, infer _Once>
    ? Facts
    : never
  : never

/** What happens once only: the values of the mail's key. */
type OnceOf<Name extends MailName> = Name extends MailName
  ? Mails[Name] extends Mail<infer _Facts, infer Once>
    ? Once
    : never
  : never

/** The key of a mail that must not go twice. */
export type Once<Name extends MailName> =
  [] extends OnceOf<Name> ? { readonly once?: undefined } : { readonly once: Readonly<OnceOf<Name>> }

/** A mail whose facts are only known at run time. */
export type AnyMail = Mail<CommonFacts, readonly unknown[]>

export function getMail(name: MailName): AnyMail {
  return MAILS[name] as unknown as AnyMail
}

export function getMailNames(): MailName[] {
  return Object.keys(MAILS) as MailName[]
}

export function everyMail(): AnyMail[] {
  return getMailNames().map(getMail)
}

export function getStoredKind({ name, storedAs = name }: Pick<AnyMail, 'name' | 'storedAs'>): string {
  return storedAs
}

/** Returns the stored kinds of the mails for which the predicate holds. */
export function mailKindsThat(isOne: (mail: MailTraits) => boolean): string[] {
  return [...new Set(everyMail().filter(isOne).map(getStoredKind))]
}

/** The stored kinds of mails to families, and to others who wrote to the site. */
export const TO_FAMILIES = mailKindsThat(({ reader }) => reader === 'family' || reader === 'writer')

/** Returns the key under which a mail is stored, for those who look for it. */
export function mailKey<Name extends MailName>(name: Name, ...once: Readonly<OnceOf<Name>>): string {
  return getMail(name).key?.(...once) ?? ''
}
