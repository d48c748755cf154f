import type { Hono } from 'hono'
import * as contract from '#contract/people/mail-texts.ts'
import { isMailText, MAIL_TEXTS } from '#contract/people/mail-texts.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { listScheduledMails } from './mail-schedule.ts'
import { previewMail } from './preview-mail.ts'
import { describeMailTexts, resetMailTexts, saveMailTexts } from './save-mail-texts.ts'
import { sendTestMail } from './send-test-mail.ts'

const NO_KIND = refuse('not_found', message('mailTexts.noKind'))

export function mailTextEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listMailTexts, ({ ctx }) =>
    Promise.all(MAIL_TEXTS.map((kind) => describeMailTexts(ctx.db, kind))),
  )
  serve(app, contract.listScheduledMails, ({ language }) => listScheduledMails(language))
  serve(app, contract.readMailTexts, ({ ctx, params: { kind } }) =>
    isMailText(kind) ? describeMailTexts(ctx.db, kind) : NO_KIND,
  )
  serve(app, contract.changeMailTexts, ({ ctx, params: { kind }, body, admin }) =>
    isMailText(kind) ? saveMailTexts(ctx, kind, body, admin) : NO_KIND,
  )
  serve(app, contract.resetMailTexts, ({ ctx, params: { kind }, query, admin }) =>
    isMailText(kind) ? resetMailTexts(ctx, kind, query.language, admin) : NO_KIND,
  )
  serve(app, contract.previewMailTexts, async ({ ctx, params: { kind }, body }) => {
    if (!isMailText(kind)) return NO_KIND
    const mail = await previewMail(ctx, kind, body)
    return isRefusal(mail) ? mail : mail.look
  })
  serve(app, contract.testMailTexts, ({ ctx, params: { kind }, body, admin }) =>
    isMailText(kind) ? sendTestMail(ctx, kind, body, admin) : NO_KIND,
  )
}
