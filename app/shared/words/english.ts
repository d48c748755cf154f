import rules from 'virtual:messages/rules/en'
import { createText } from '#domain/messages/text.ts'
import { teepeesInWords } from '#domain/text/counted.ts'
import { ENGLISH_WORDS } from '#domain/words/english.ts'

/** The texts that public pages and the wizard share in the browser. */
export const ENGLISH = {
  /** Words of the rules, and the texts of their messages. */
  rules: ENGLISH_WORDS,
  text: createText('en', rules),
  themesFailure: {
    busyTitle: 'Server is busy',
    busy: 'Our server is processing too many requests right now. This usually resolves in a few seconds.',
    title: 'Failed to load themes',
    sentence: 'We had trouble loading the themes. This may be a temporary issue.',
    retrying: 'Retrying...',
    tryAgain: 'Try Again',
  },
  zip: {
    tool: 'Shows the full price of a party at a ZIP code: teepees, delivery and tax.',
    label: 'ZIP code of the party',
    teepees: 'Teepees',
    show: 'Show the Price',
    fiveDigits: 'Please enter a ZIP code of five digits',
    failed: 'We could not work out the price. Please check your connection and try again.',
    cards: (teepees: number, zip: string) =>
      `Every price below is for ${teepeesInWords(teepees)} at ${zip}, with all that belongs to it`,
    askUs: 'Ask us',
    lead: 'Or ask us, and we will write to you:',
    name: 'Your name',
    email: 'E-mail',
    date: 'Party date',
    ask: 'Ask Us',
    sending: 'Sending...',
    unreachable: 'We cannot be reached right now. Please try again, or call us.',
    thanks: (zip: string) => `Thank you! We will write to you about ${zip}.`,
    subject: (zip: string) => `Do you deliver to ${zip}?`,
    message: (zip: string, date: string) =>
      `We would love a party at ${zip}${date && ` on ${date}`}. Can you come?`,
  },
}

export type SharedWords = typeof ENGLISH
