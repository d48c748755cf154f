import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { type SiteTextVersion, type StaffSiteTexts, saveSiteTexts } from '#contract/site/site-texts.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { type AreaWords, AS_NEW, type SiteContent, textsWith } from '#domain/site/site-texts/content.ts'
import { type FaqQuestion, faqInOrder } from '#domain/site/site-texts/faq.ts'
import type { TextPlace } from '#domain/site/site-texts/text-places.ts'

/** The content of the fields: complete texts, not only those that differ from the defaults. */
export type Editing = {
  readonly texts: Readonly<Record<TextPlace, string>>
  readonly faq: readonly FaqQuestion[]
  readonly notice: { readonly text: string; readonly from: PartyDay; readonly until: PartyDay }
  readonly areas: readonly AreaWords[]
}

/** Returns the version that staff edit: the draft, or else the published one. */
export function latestVersion({ versions }: StaffSiteTexts): SiteTextVersion | undefined {
  return draftIn(versions) ?? versions.find(({ isCurrent }) => isCurrent)
}

export function draftIn(versions: readonly SiteTextVersion[]): SiteTextVersion | undefined {
  return versions.find(({ publishedAt }) => publishedAt === null)
}

/** Returns the version number that a save must include, so that it cannot overwrite newer texts. */
export function newestNumber({ versions }: StaffSiteTexts): number {
  return Math.max(0, ...versions.map(({ version }) => version))
}

export function toEditing(stored: StaffSiteTexts, today: PartyDay): Editing {
  const content: SiteContent = latestVersion(stored)?.content ?? AS_NEW
  return {
    texts: textsWith(content.texts, stored.usual.texts),
    faq: faqInOrder(content.faq, stored.usual.faq),
    notice: content.notice ?? { text: '', from: today, until: today },
    areas: content.areas ?? [],
  }
}

/** Returns the request body; the server drops texts that equal the defaults. */
export function toContent({ texts, faq, notice, areas }: Editing) {
  return {
    texts,
    faq: faq.map(({ id, question, answer, isHidden }) => ({
      id,
      question,
      answer,
      ...(isHidden && { isHidden: true as const }),
    })),
    ...(notice.text.trim() !== '' && { notice }),
    areas: [...areas],
  }
}

export const SITE_TEXTS_RULES: FormRules<Editing> = { schema: saveSiteTexts.body, toBody: toContent }

/** Counts the customized texts of a version; the FAQ, the notice bar and each area count as one. */
export function countChanges({ texts, faq, notice, areas = [] }: SiteTextVersion['content']): number {
  return Object.keys(texts).length + (faq ? 1 : 0) + (notice ? 1 : 0) + areas.length
}

/** Returns an id for a question the owner adds. */
export function ownId(known: readonly { readonly id: string }[]): string {
  const numbers = known.map(({ id }) => Number(/^own-(\d+)$/.exec(id)?.[1] ?? 0))
  return `own-${Math.max(0, ...numbers) + 1}`
}
