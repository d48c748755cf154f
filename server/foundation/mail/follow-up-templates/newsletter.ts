import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { CampaignWords } from '#domain/people/follow-ups/campaigns.ts'
import { splitParagraphs } from '#domain/people/follow-ups/campaigns.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { type MailBlock, type MailContent, paragraph } from '../mail-content.ts'

/** Includes the source for the report of sources. */
const WIZARD = '/booking?utm_source=newsletter&utm_medium=email'

type Newsletter = {
  readonly language: Language
  readonly words: CampaignWords
  readonly pictures: readonly string[]
  /** This site's URL, without a trailing slash. */
  readonly siteUrl: string
  /** The prefix of picture paths; empty for a page of the site itself. */
  readonly picturesAt: string
  readonly unsubscribeUrl: string
}

/** Returns a newsletter: a picture, the text, more pictures and the button to the wizard, in one language. */
export function newsletter({
  language,
  words,
  pictures,
  siteUrl,
  picturesAt,
  ...rest
}: Newsletter): MailContent {
  const text = textIn(language)
  const { subject, heading, body, button } = words
  const paragraphs = splitParagraphs(body)
  const [first, ...others] = pictures.map(
    (path): MailBlock => ({ kind: 'picture', url: path.startsWith('/') ? picturesAt + path : path }),
  )
  const wizard = siteUrl + pathIn(language, WIZARD)
  return {
    language,
    subject,
    preview: paragraphs[0] ?? heading,
    heading,
    blocks: [
      ...(first ? [first] : []),
      ...paragraphs.map((one) => paragraph(one)),
      ...others,
      ...(button === '' ? [] : [{ kind: 'button' as const, label: button, url: wizard }]),
    ],
    unsubscribe: {
      why: text('mails.campaign.why'),
      label: text('mails.advertising.unsubscribe'),
      url: rest.unsubscribeUrl,
    },
  }
}
