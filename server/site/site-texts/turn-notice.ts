import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { noticeOn } from '#domain/site/site-texts/content.ts'
import type { Context } from '#server/context.ts'
import { currentContent } from './site-text-queries.ts'

/** Refreshes the pages at the start of a day on which the banner above them appears or disappears. */
export async function turnNotice(ctx: Context): Promise<void> {
  const today = partyDayAt(ctx.now())
  const yesterday = addDays(today, -1)
  for (const language of LANGUAGES) {
    const content = await currentContent(ctx.db, language)
    if (noticeOn(content, yesterday) === noticeOn(content, today)) continue
    return ctx.publicDataChanged()
  }
}
