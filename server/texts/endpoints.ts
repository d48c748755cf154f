import type { Hono } from 'hono'
import * as contract from '#contract/people/texts.ts'
import { message } from '#domain/messages/message.ts'
import { refuse } from '#domain/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { AppContext, AppEnvironment } from '#server/http/app-environment.ts'
import { bodyTooLarge, PUBLIC_BODY_BYTES_MAX, readBody } from '#server/http/read-json.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { siteUrl } from '#server/site-url.ts'
import { receiveText } from './receive-text.ts'
import { recordTextStatus } from './record-text-status.ts'

const NOT_SIGNED = refuse('forbidden', message('texts.notSigned'))

export function textEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.receiveText, async ({ ctx, c }) => {
    const fields = await readSigned(ctx, c)
    if (!(fields instanceof URLSearchParams)) return fields
    await receiveText(ctx, {
      providerId: fields.get('MessageSid') ?? '',
      from: fields.get('From') ?? '',
      body: fields.get('Body') ?? '',
      pictures: Number(fields.get('NumMedia') ?? 0) || 0,
      isAnswered: fields.get('OptOutType') !== null,
    })
    return null
  })

  serve(app, contract.noteTextStatus, async ({ ctx, query, c }) => {
    const fields = await readSigned(ctx, c)
    if (!(fields instanceof URLSearchParams)) return fields
    await recordTextStatus(ctx, {
      textId: /^\d{1,9}$/.test(query.text ?? '') ? Number(query.text) : undefined,
      providerId: fields.get('MessageSid') ?? '',
      status: fields.get('MessageStatus') ?? '',
      errorCode: Number(fields.get('ErrorCode') ?? 0) || undefined,
    })
    return null
  })
}

/** Returns the fields of a form that the provider signed for this exact URL. */
async function readSigned(ctx: Context, c: AppContext) {
  const form = await readBody(c.req.raw, PUBLIC_BODY_BYTES_MAX)
  if (form === undefined) return bodyTooLarge(PUBLIC_BODY_BYTES_MAX)
  const fields = new URLSearchParams(form)
  const url = siteUrl(ctx) + c.req.path + new URL(c.req.url).search
  const signature = c.req.header('x-twilio-signature') ?? ''
  return ctx.texts?.isSigned({ url, fields, signature }) ? withoutNul(fields) : NOT_SIGNED
}

/** PostgreSQL cannot store NUL in text. */
function withoutNul(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\0', '')]))
}
