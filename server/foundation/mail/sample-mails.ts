import type { MailTextName } from '#contract/people/mail-texts.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import type { CommonFacts } from './kinds/define-mail.ts'
import type { PartyFacts } from './kinds/party-facts.ts'
import { SAMPLE_SITE, sampleAbout, sampleParty } from './kinds/sample-party.ts'
import type { MailContent, OwnersMail } from './mail-content.ts'
import { type AnyMail, everyMail, getMail } from './mails.ts'

const ADDRESSES = { siteUrl: SAMPLE_SITE, adminUrl: `${SAMPLE_SITE}/admin` }

type Samples = Readonly<Record<string, MailContent>>

function writeSamples(mail: AnyMail, party: PartyFacts): [name: string, content: MailContent][] {
  const circumstances = { ...ADDRESSES, language: party.language }
  return Object.entries(mail.samples(sampleAbout(party))).map(([name, facts]) => [
    name,
    mail.write(facts, circumstances),
  ])
}

export function getSampleFacts(name: MailTextName, language: Language): CommonFacts {
  return Object.values(getMail(name).samples(sampleAbout(sampleParty(language))))[0] ?? {}
}

export function sampleMails(language: Language, party: PartyFacts = sampleParty(language)): Samples {
  return Object.fromEntries(everyMail().flatMap((mail) => writeSamples(mail, party)))
}

/** Returns the samples of one text, simplest first. */
export function getMailSamples(name: MailTextName, language: Language): OwnersMail[] {
  const mails = everyMail().filter((mail) => mail.name === name)
  return mails
    .flatMap((mail) => writeSamples(mail, sampleParty(language)))
    .map(([, content]) => content as OwnersMail)
}

/** Returns samples of all mails in all languages for viewing, by name. Those that people write are in English only. */
export function allSampleMails(): Samples {
  const named = LANGUAGES.flatMap((language) =>
    Object.entries(sampleMails(language))
      .filter(([, mail]) => mail.language === language)
      .map(([name, mail]) => [language === 'en' ? name : `${name}-${language}`, mail] as const),
  )
  return Object.fromEntries(named)
}
