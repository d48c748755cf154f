import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { NewTerms, PublishedTerms } from '#contract/booking/terms-of-service.ts'
import { TRANSLATED_LANGUAGES } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { toTermsText } from '#server/catalogue/translations/owner-texts.ts'
import { storeTranslation } from '#server/catalogue/translations/save-translation.ts'
import type { Admin, Context } from '#server/context.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { termsVersions } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { currentTerms, publishedResponse } from './terms-queries.ts'

/**
 * Publishes a text, with its translations, as the terms that every booking agrees to from now on. Waits for bookings in
 * progress.
 */
export async function publishTerms(
  ctx: Context,
  { text, translations = {} }: z.output<typeof NewTerms>,
  admin: Admin,
): Promise<PublishedTerms> {
  const sha256 = createHash('sha256').update(text).digest('hex')
  const given = TRANSLATED_LANGUAGES.flatMap((language) => {
    const translation = translations[language]
    return translation ? [{ language, translation }] : []
  })
  const published = await ctx.db.transaction(async (tx) => {
    await lockFor(tx, LOCKS.termsOfService)
    const version = ((await currentTerms(tx))?.version ?? 0) + 1
    const publishedAt = ctx.now()
    const row = { version, date: partyDayAt(publishedAt), text, sha256, publishedAt }
    await tx.insert(termsVersions).values(row)
    const facts = { kind: 'terms', version, sha256 } as const
    await recordEvent(tx, { kind: 'terms.published', actor: admin.username, facts })
    for (const one of given) await storeTranslation(tx, toTermsText(row), one, { now: publishedAt, admin })
    return publishedResponse(row, given)
  })
  await ctx.publicDataChanged()
  return published
}
