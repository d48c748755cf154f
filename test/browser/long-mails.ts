import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyFacts } from '#server/foundation/mail/kinds/party-facts.ts'
import { sampleParty } from '#server/foundation/mail/kinds/sample-party.ts'
import { renderHtml } from '#server/foundation/mail/render-html.ts'
import { sampleMails } from '#server/foundation/mail/sample-mails.ts'

const LETTERHEAD = {
  siteTitle: 'Moonlit Teepees and Unforgettable Sleepovers of Miami',
  siteUrl: 'http://localhost:3000',
  phone: '(305) 555-0123',
  email: 'everybody-who-answers@moonlit-teepees-and-sleepovers.example',
  address: '123 Placeholder Street, Miami, FL 33101',
}

/** A party in which all user input is long, with and without spaces. */
function longParty(language: Language): PartyFacts {
  const party = sampleParty(language)
  const { statement, answers } = party
  return {
    ...party,
    customerName: 'Maximiliana-Alexandrina-Guadalupe Fernández-Etcheverry de la Concepción',
    customerEmail: `${'maximiliana'.repeat(4)}@fernandez-etcheverry-de-la-concepcion.example`,
    themeName: 'Enchanted Underwater Mermaid Kingdom Extravaganza',
    address: `${'Northwest'.repeat(5)} Boulevard 12345, Apartment 6789-B, Miami Gardens, FL 33101`,
    answers: { ...answers, specialRequests: `${'h'.repeat(60)}\n${answers.specialRequests}` },
    statement: {
      ...statement,
      rows: statement.rows.map((row) => ({ ...row, label: `${row.label} of ${'a'.repeat(40)}` })),
    },
  }
}

/** Returns the HTML of every email about such a party, by kind. What people write themselves is in English only. */
export function drawLongMails(language: Language): [name: string, html: string][] {
  const mails = Object.entries(sampleMails(language, longParty(language)))
  return mails
    .filter(([, mail]) => mail.language === language)
    .map(([name, mail]) => [name, renderHtml(mail, LETTERHEAD)])
}
