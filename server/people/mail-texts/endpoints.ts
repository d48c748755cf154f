import * as contract from '#contract/people/mail-texts.ts'
import { isMailText, MAIL_TEXTS } from '#contract/people/mail-texts.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { listScheduledMails } from './mail-schedule.ts'
import { previewMail, sendTestMail } from './preview-mail.ts'
import { describeMailTexts, resetMailTexts, saveMailTexts } from './save-mail-texts.ts'

const NO_KIND = refuse('not_found', 'mailTexts.noKind')

export const mailTextEndpoints = endpoints((serve) => {
  serve(contract.listMailTexts, ({ ctx }) =>
    Promise.all(MAIL_TEXTS.map((kind) => describeMailTexts(ctx.db, kind))),
  )
  serve(contract.listScheduledMails, ({ language }) => listScheduledMails(language))
  serve(contract.readMailTexts, ({ ctx, params: { kind } }) =>
    isMailText(kind) ? describeMailTexts(ctx.db, kind) : NO_KIND,
  )
  serve(contract.changeMailTexts, ({ ctx, params: { kind }, body, admin }) =>
    isMailText(kind) ? saveMailTexts(ctx, kind, body, admin) : NO_KIND,
  )
  serve(contract.resetMailTexts, ({ ctx, params: { kind }, query, admin }) =>
    isMailText(kind) ? resetMailTexts(ctx, kind, query.language, admin) : NO_KIND,
  )
  serve(contract.previewMailTexts, async ({ ctx, params: { kind }, body }) => {
    if (!isMailText(kind)) return NO_KIND
    const mail = await previewMail(ctx, kind, body)
    return isRefusal(mail) ? mail : mail.look
  })
  serve(contract.testMailTexts, ({ ctx, params: { kind }, body, admin }) =>
    isMailText(kind) ? sendTestMail(ctx, kind, body, admin) : NO_KIND,
  )
})
