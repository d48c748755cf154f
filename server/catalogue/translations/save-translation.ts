import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { translations } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { forbid, hasShownPassword, may, PASSWORD_NEEDED } from '#server/foundation/http/sign-in-check.ts'
import { findOwnText, isOfTerms, type TranslatableText } from './owner-texts.ts'

const NO_SUCH_TEXT = refuse('not_found', 'translations.gone')

type Saved = { readonly place: string; readonly translation: string }

/**
 * Stores a translation together with the English text it was made for; an empty one removes it. Terms in another
 * language bind the families who read it, so they need what publishing terms needs.
 */
export async function saveTranslation(
  ctx: Context,
  language: Language,
  { place, translation }: Saved,
  admin: Admin,
): Promise<Refusal | undefined> {
  if (isOfTerms(place)) {
    if (!may(admin, 'pricing')) return forbid('pricing')
    if (!hasShownPassword(admin, ctx.now())) return PASSWORD_NEEDED
  }
  const refusal = await commitUnlessRefused(ctx.db, async (tx) => {
    const text = await findOwnText(tx, place)
    if (!text) return NO_SUCH_TEXT
    await storeTranslation(tx, text, { language, translation }, { now: ctx.now(), admin })
    return null
  })
  if (refusal) return refusal
  await ctx.publicDataChanged()
  return undefined
}

/** Does the same within a transaction, for callers that already have the text. */
export async function storeTranslation(
  tx: Transaction,
  { place, english, about, field }: TranslatableText,
  { language, translation }: { readonly language: Language; readonly translation: string },
  { now, admin }: { readonly now: Date; readonly admin: Admin },
): Promise<void> {
  const values = { english, translation, updatedAt: now }
  if (translation === '')
    await tx
      .delete(translations)
      .where(and(eq(translations.language, language), eq(translations.place, place)))
  else
    await tx
      .insert(translations)
      .values({ language, place, ...values })
      .onConflictDoUpdate({ target: [translations.language, translations.place], set: values })
  const facts = { ...getKind(language), place, about, field }
  await recordEvent(tx, { kind: 'settings.translated', actor: admin.username, facts })
}

/** Spanish keeps the kind it had when it was the only language, since the previous release reads its log entries. */
function getKind(language: Language) {
  return language === 'es'
    ? ({ kind: 'spanish-text' } as const)
    : ({ kind: 'translation', language } as const)
}
