import { isMailedInstead } from '#domain/people/conversations/due-texts.ts'
import type { Context } from '#server/context.ts'
import { and, eq, inArray, isNull, or } from '#server/foundation/database/drizzle.ts'
import { texts } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { mailInstead } from './mail-instead.ts'
import { stopTexts } from './read-permission.ts'
import { STOPPED_AT_CARRIER } from './text-transport.ts'

type Report = {
  /** From the URL that the provider was given, since it may report before it has responded. */
  readonly textId: number | undefined
  readonly providerId: string
  readonly status: string
  readonly errorCode: number | undefined
}

const OUTCOMES: Readonly<Record<string, 'sent' | 'delivered' | 'failed'>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
}

/** Reports may come twice and in any order, so each only moves a text forward, never back. */
const EARLIER = {
  sent: ['queued', 'sending'],
  delivered: ['queued', 'sending', 'sent'],
  failed: ['queued', 'sending', 'sent'],
} as const

export async function recordTextStatus(ctx: Context, report: Report): Promise<void> {
  const { textId, providerId, errorCode } = report
  const status = OUTCOMES[report.status]
  if (!status || !providerId) return
  const isOurs = or(
    eq(texts.providerId, providerId),
    textId === undefined ? undefined : and(eq(texts.id, textId), isNull(texts.providerId)),
  )
  await ctx.db.transaction(async (tx) => {
    const [text] = await tx
      .update(texts)
      .set({
        status,
        providerId,
        nextAttemptAt: null,
        ...(status === 'failed' && {
          errorCode: errorCode ?? null,
          lastFailure: `The carrier did not deliver it${errorCode ? ` (${errorCode})` : ''}.`,
        }),
        ...(status === 'sent' && { sentAt: ctx.now() }),
      })
      .where(and(isOurs, inArray(texts.status, [...EARLIER[status]])))
      .returning()
    if (!text) return
    await recordEvent(tx, { kind: `text.${status}`, actor: 'system', subjectId: text.id })
    if (status !== 'failed') return
    if (errorCode === STOPPED_AT_CARRIER)
      await stopTexts(tx, { phone: text.phone, saidBy: 'provider', at: ctx.now() })
    if (isMailedInstead(text.kind, 'refused')) await mailInstead(tx, ctx, text)
  })
}
