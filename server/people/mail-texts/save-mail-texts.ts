import type { MailTextChange, MailTextName, MailTexts } from '#contract/people/mail-texts.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { mailTexts } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { readOwnText } from '#server/foundation/mail/own-texts/read-own-texts.ts'
import { changeOwnText } from './change-own-text.ts'
import { getFieldNames } from './field-names.ts'
import { wholeText } from './usual-text.ts'

export async function describeMailTexts(db: Queryable, kind: MailTextName): Promise<MailTexts> {
  return { kind, fields: getFieldNames(kind), texts: await readWholeTexts(db, kind) }
}

export async function saveMailTexts(
  ctx: Context,
  kind: MailTextName,
  { language, ...change }: MailTextChange & { readonly language: Language },
  admin: Admin,
): Promise<MailTexts | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const stored = await changeOwnText(tx, { kind, language, at: ctx.now() }, change)
    if (isRefusal(stored)) return stored
    await noteChange(tx, kind, language, admin)
    return describeMailTexts(tx, kind)
  })
}

export async function resetMailTexts(
  ctx: Context,
  kind: MailTextName,
  language: Language | undefined,
  admin: Admin,
): Promise<null> {
  return ctx.db.transaction(async (tx) => {
    const languages = language ? [language] : [...LANGUAGES]
    const removed = await tx
      .delete(mailTexts)
      .where(and(eq(mailTexts.kind, kind), inArray(mailTexts.language, languages)))
      .returning({ language: mailTexts.language })
    for (const row of removed) await noteChange(tx, kind, row.language, admin)
    return null
  })
}

async function noteChange(
  tx: Transaction,
  kind: MailTextName,
  language: Language,
  admin: Admin,
): Promise<void> {
  const facts = { kind: 'text', text: `${kind}, ${language}` } as const
  await recordEvent(tx, { kind: 'mail.texts-changed', actor: admin.username, facts })
}

/** Returns a mail's words in each language: the defaults and the owner's. */
export async function readWholeTexts(db: Queryable, name: MailTextName): Promise<MailTexts['texts']> {
  const texts: Partial<MailTexts['texts']> = {}
  for (const language of LANGUAGES)
    texts[language] = wholeText(name, language, await readOwnText(db, name, language))
  return texts as MailTexts['texts']
}
