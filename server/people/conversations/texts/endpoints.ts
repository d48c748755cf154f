import * as contract from '#contract/people/texts.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { bodyTooLarge, PUBLIC_BODY_BYTES_MAX, readBody } from '#server/foundation/http/read-json.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { siteUrl } from '#server/site-url.ts'
import { receiveText } from './receive-text.ts'
import { recordTextStatus } from './record-text-status.ts'

const NOT_SIGNED = refuse('forbidden', 'texts.notSigned')
const NO_SID = refuse('invalid', 'texts.noSid')

/** The provider's id of a message: by it, repeated webhooks are recognized. */
const SID = /^\w{1,64}$/

export const textEndpoints = endpoints((serve) => {
  serve(contract.receiveText, async ({ ctx, c }) => {
    const fields = await readSigned(ctx, c)
    if (!(fields instanceof URLSearchParams)) return fields
    await receiveText(ctx, {
      providerId: fields.get('MessageSid') ?? '',
      from: fields.get('From') ?? '',
      body: fields.get('Body') ?? '',
      pictures: toWhole(fields.get('NumMedia')) ?? 0,
      optOutType: fields.get('OptOutType'),
    })
    return null
  })

  serve(contract.noteTextStatus, async ({ ctx, query, c }) => {
    const fields = await readSigned(ctx, c)
    if (!(fields instanceof URLSearchParams)) return fields
    await recordTextStatus(ctx, {
      textId: toWhole(query.text),
      providerId: fields.get('MessageSid') ?? '',
      status: fields.get('MessageStatus') ?? '',
      errorCode: toWhole(fields.get('ErrorCode')) || undefined,
    })
    return null
  })
})

/** Returns the fields of a form that the provider signed for this exact URL. */
async function readSigned(ctx: Context, c: AppContext) {
  const form = await readBody(c.req.raw, PUBLIC_BODY_BYTES_MAX)
  if (form === undefined) return bodyTooLarge(PUBLIC_BODY_BYTES_MAX)
  const fields = new URLSearchParams(form)
  const url = siteUrl(ctx) + c.req.path + new URL(c.req.url).search
  const signature = c.req.header('x-twilio-signature') ?? ''
  if (!ctx.texts?.isSigned({ url, fields, signature })) return NOT_SIGNED
  return SID.test(fields.get('MessageSid') ?? '') ? withoutNul(fields) : NO_SID
}

/** Returns a whole number that an integer column can hold; undefined for anything else. */
function toWhole(text: string | null | undefined): number | undefined {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined
}

/** PostgreSQL cannot store NUL in text. */
function withoutNul(fields: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...fields].map(([name, value]) => [name, value.replaceAll('\0', '')]))
}
