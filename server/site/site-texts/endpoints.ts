import * as contract from '#contract/site/site-texts.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { noticeOn, type SiteContent } from '#domain/site/site-texts/content.ts'
import { shownFaq } from '#domain/site/site-texts/faq.ts'
import { toPlainText } from '#domain/site/site-texts/formatted.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { requireAdmin } from '#server/foundation/http/sign-in-check.ts'
import { discardDraft, NO_SUCH_VERSION, publishVersion, saveDraft } from './publish-version.ts'
import { currentContent, findVersion, readUsual, staffSiteTexts } from './site-text-queries.ts'

export const siteTextEndpoints = endpoints((serve) => {
  serve(contract.readFaq, async ({ ctx, language }) => {
    const { faq } = await currentContent(ctx.db, language)
    const { faq: usual } = await readUsual(ctx.db, language)
    return shownFaq(faq, usual).map(({ id, question, answer }) => ({
      id,
      question,
      answer: toPlainText(answer),
      markdown: answer,
    }))
  })
  serve(contract.readSiteTexts, async ({ ctx, c, language, query: { preview } }) => {
    if (preview !== undefined) {
      const refused = await requireAdmin(c, contract.saveSiteTexts.staff)
      if (refused) return refused
      c.header('Cache-Control', 'no-store')
    }
    if (!preview) {
      const content = await currentContent(ctx.db, language)
      return toPublic(content, noticeOn(content, partyDayAt(ctx.now())))
    }
    const version = await findVersion(ctx.db, preview)
    if (version?.language !== language) return NO_SUCH_VERSION
    // A banner whose first day is still to come can be previewed.
    return toPublic(version.content, version.content.notice)
  })
  serve(contract.readStaffSiteTexts, ({ ctx, query }) => staffSiteTexts(ctx.db, query.language))
  serve(contract.saveSiteTexts, async ({ ctx, query: { language }, body, admin }) => {
    const { version, ...content } = body
    const refusal = await saveDraft(ctx, content, { language, version, admin })
    return refusal ?? staffSiteTexts(ctx.db, language)
  })
  serve(contract.publishSiteTexts, async ({ ctx, params, admin }) => {
    const language = await publishVersion(ctx, params.version, admin)
    return isRefusal(language) ? language : staffSiteTexts(ctx.db, language)
  })
  serve(contract.discardSiteTexts, async ({ ctx, params }) => {
    const language = await discardDraft(ctx, params.version)
    return isRefusal(language) ? language : staffSiteTexts(ctx.db, language)
  })
})

/** Hidden questions are only for staff. */
function toPublic({ texts, faq }: SiteContent, notice: SiteContent['notice']): contract.PublicSiteTexts {
  return {
    texts,
    ...(faq && {
      faq: faq.map(({ id, isHidden, ...words }) => (isHidden ? { id, isHidden } : { id, ...words })),
    }),
    ...(notice && { notice: { text: notice.text } }),
  }
}
