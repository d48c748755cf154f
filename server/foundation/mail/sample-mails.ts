import type { MailTextName } from '#contract/people/mail-texts.ts'
import { type Language, TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { newsletter } from './follow-up-templates/newsletter.ts'
import type { MailContent, OwnersMail } from './mail-content.ts'
import { familySamples } from './sample-family-mails.ts'
import { sampleParty } from './sample-party.ts'
import { staffMails } from './sample-staff-mails.ts'
import type { PartyFacts } from './templates/party-facts.ts'
import { staffReply } from './templates/staff-reply.ts'

type Samples = Readonly<Record<string, MailContent>>

/** Returns sample mails of every kind that families get, in their language, by name. */
export function familyMails(language: Language, party: PartyFacts = sampleParty(language)): Samples {
  return Object.assign({}, ...Object.values(familySamples(party)))
}

/** Returns the samples of one text, simplest first. */
export function getMailSamples(name: MailTextName, language: Language): OwnersMail[] {
  return Object.values(familySamples(sampleParty(language))[name])
}

/** Returns a sample of every kind of mail for viewing, by name. */
export function allSampleMails(): Samples {
  const translated = TRANSLATED_LANGUAGES.flatMap((language) =>
    Object.entries({ ...familyMails(language), ...staffMails(language) }).map(
      ([name, mail]) => [`${name}-${language}`, mail] as const,
    ),
  )
  return {
    ...familyMails('en'),
    ...Object.fromEntries(translated),
    ...staffMails('en'),
    newsletter: newsletter({
      language: 'en',
      words: {
        subject: 'Summer nights under the stars',
        heading: 'New this summer',
        body: 'We have a new theme: a night in the desert.\n\nAugust still has some free weekends.',
        button: 'Find a free day',
      },
      pictures: [],
      siteUrl: 'http://localhost:3000',
      picturesAt: 'http://localhost:3000',
      unsubscribeUrl: 'http://localhost:3000/newsletter/unsubscribe/sample',
    }),
    'staff-reply': staffReply(
      { subject: 'Re: Do you deliver to Key Biscayne?', message: 'Yes, we do!\n\nWould May 15 suit you?' },
      { message: 'We live on the island & would love a party in May.', day: '2027-01-04', language: 'en' },
    ),
  }
}
