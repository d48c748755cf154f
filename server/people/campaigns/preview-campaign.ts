import type { CampaignDraft } from '#contract/people/campaigns.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Admin, Context } from '#server/context.ts'
import type { MailContent } from '#server/foundation/mail/mail-content.ts'
import { writeMail } from '#server/foundation/mail/queue-mail.ts'
import { mailToAuthor, renderMail } from '#server/people/mail-texts/preview-mail.ts'
import { siteUrl } from '#server/site-url.ts'

type Shown = Pick<CampaignDraft, 'words' | 'pictures'> & { readonly language: Language }

/** Returns how a newsletter would look; its unsubscribe link leads to the page of the list. */
export function previewCampaign(ctx: Context, shown: Shown) {
  return renderMail(ctx, composeSample(ctx, shown, ''), shown.language)
}

/** Sends a newsletter to its author. */
export function testCampaign(ctx: Context, shown: Shown, admin: Admin) {
  return mailToAuthor(ctx, shown.language, admin, () => composeSample(ctx, shown))
}

function composeSample(
  ctx: Context,
  { language, words, pictures }: Shown,
  picturesAt: string = siteUrl(ctx),
): MailContent {
  return writeMail(ctx, 'newsletter', {
    to: '',
    language,
    words: words[language],
    pictures,
    picturesAt,
    unsubscribeUrl: siteUrl(ctx) + pathIn(language, '/'),
  })
}
