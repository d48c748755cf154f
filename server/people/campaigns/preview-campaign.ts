import type { CampaignDraft } from '#contract/people/campaigns.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { pathIn } from '#domain/site/page-path.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst } from '#server/foundation/http/rate-limit.ts'
import type { MailContent } from '#server/foundation/mail/mail-content.ts'
import { queueMail, readLetterhead, writeMail } from '#server/foundation/mail/queue-mail.ts'
import { renderHtml } from '#server/foundation/mail/render-html.ts'
import { renderText } from '#server/foundation/mail/render-text.ts'
import { siteUrl } from '#server/site-url.ts'

const NO_ADDRESS = refuse('conflict', 'mailTexts.noAddress')
const LIMIT = { name: 'test-mails', most: 30, seconds: 3600 }

type Shown = Pick<CampaignDraft, 'words' | 'pictures'> & { readonly language: Language }

/** Returns how a newsletter would look; its unsubscribe link leads to the page of the list. */
export async function previewCampaign(ctx: Context, shown: Shown) {
  const content = composeSample(ctx, shown, '')
  const letterhead = await readLetterhead(ctx.db, ctx, shown.language)
  return {
    subject: content.subject,
    html: renderHtml(content, letterhead),
    text: renderText(content, letterhead),
  }
}

/** Sends a newsletter to its author. */
export async function testCampaign(
  ctx: Context,
  shown: Shown,
  { userId }: Admin,
): Promise<{ sentTo: string } | DetailedRefusal | Refusal> {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const recipient = user?.email
  if (!recipient) return NO_ADDRESS
  const tooMany = await countAgainst(ctx, LIMIT, String(userId))
  if (tooMany) return tooMany
  const content = composeSample(ctx, shown)
  const { language } = shown
  await ctx.db.transaction((tx) =>
    queueMail(tx, ctx, { kind: 'test-mail', to: recipient, language, content }),
  )
  return { sentTo: recipient }
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
