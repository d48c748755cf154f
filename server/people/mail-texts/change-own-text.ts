import type { MailTextChange, MailTextName } from '#contract/people/mail-texts.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { checkFields, type OwnText } from '#domain/people/mail-texts/own-text.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { mailTexts } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { readOwnText } from '#server/foundation/mail/own-texts/read-own-texts.ts'
import { getFieldNames } from './field-names.ts'
import { usualText } from './usual-text.ts'

/**
 * Stores where the owner's words differ from the defaults; defaults are not stored, so that later wording reaches them.
 */
export async function changeOwnText(
  tx: Transaction,
  { kind, language, at }: { readonly kind: MailTextName; readonly language: Language; readonly at: Date },
  change: MailTextChange,
): Promise<OwnText | DetailedRefusal> {
  await lockFor(tx, LOCKS.mailTexts)
  const own = mergeOwnText(kind, language, await readOwnText(tx, kind, language), change)
  if (isRefusal(own)) return own
  if (Object.keys(own).length === 0) {
    await tx.delete(mailTexts).where(and(eq(mailTexts.kind, kind), eq(mailTexts.language, language)))
    return own
  }
  const row = { kind, language, texts: own, updatedAt: at }
  await tx
    .insert(mailTexts)
    .values(row)
    .onConflictDoUpdate({ target: [mailTexts.kind, mailTexts.language], set: row })
  return own
}

/** Returns the owner's words after a change: null restores the defaults. */
export function mergeOwnText(
  kind: MailTextName,
  language: Language,
  before: OwnText,
  change: MailTextChange,
): OwnText | DetailedRefusal {
  const usual = usualText(kind, language)
  const refusal = checkChange(kind, change, Object.keys(usual.paragraphs))
  if (refusal) return refusal
  const subject = pick(change.subject, before.subject, usual.subject)
  const heading = pick(change.heading, before.heading, usual.heading)
  const paragraphs = Object.entries(usual.paragraphs).flatMap(([slot, words]) => {
    const own = pick(change.paragraphs?.[slot], before.paragraphs?.[slot], words)
    return own === undefined ? [] : [[slot, own] as const]
  })
  return {
    ...(subject !== undefined && { subject }),
    ...(heading !== undefined && { heading }),
    ...(paragraphs.length > 0 && { paragraphs: Object.fromEntries(paragraphs) }),
  }
}

function pick(changed: string | null | undefined, before: string | undefined, usual: string) {
  const own = changed === undefined ? before : (changed ?? undefined)
  return own === usual ? undefined : own
}

function checkChange(
  kind: MailTextName,
  { subject, heading, paragraphs = {} }: MailTextChange,
  slots: readonly string[],
): DetailedRefusal | undefined {
  const unknown = Object.keys(paragraphs).find((slot) => !slots.includes(slot))
  if (unknown !== undefined) return noSuchParagraph(slots)
  const fields = getFieldNames(kind)
  const texts = [
    ['subject', subject],
    ['heading', heading],
    ...Object.entries(paragraphs).map(([slot, words]) => [`paragraphs.${slot}`, words] as const),
  ] as const
  for (const [path, words] of texts) {
    const refused = typeof words === 'string' ? checkFields(words, fields) : undefined
    if (refused) return { ...refused, field: path }
  }
  return undefined
}

function noSuchParagraph(slots: readonly string[]): Refusal {
  return refuse('invalid', 'mailTexts.noParagraph', { slots: slots.join(', ') })
}
