import { NEW_CONTACT_INFO, NEW_SITE } from '#domain/new-site.ts'
import type { Transaction } from '#server/database/client.ts'
import { addons, spanishTexts, themes } from '#server/database/schema/all-tables.ts'
import { SPANISH_ADDONS, SPANISH_HOURS, SPANISH_INCLUDED, SPANISH_THEMES } from './spanish.ts'

type Row = typeof spanishTexts.$inferInsert

/** Adds the Spanish translations of the starter catalogue just inserted. */
export async function insertSpanishTexts(tx: Transaction): Promise<void> {
  const ownThemes = await tx.select().from(themes)
  const ownAddons = await tx.select().from(addons)
  const included = new Set(ownThemes.flatMap((theme) => theme.includedItems))
  await tx
    .insert(spanishTexts)
    .values([
      ...ownThemes.flatMap((theme) => twinsOf('theme', theme, SPANISH_THEMES)),
      ...[...included].flatMap((text) => twin(`settings/included/${text}`, text, SPANISH_INCLUDED[text])),
      ...ownAddons.flatMap((addon) => twinsOf('addon', addon, SPANISH_ADDONS)),
      ...twin('settings/site-title', NEW_SITE.siteTitle, NEW_SITE.siteTitle),
      ...twin('settings/hours', NEW_CONTACT_INFO.hours, SPANISH_HOURS[NEW_CONTACT_INFO.hours]),
    ])
}

type Item = { readonly id: number; readonly name: string; readonly description: string }

function twinsOf(
  kind: 'theme' | 'addon',
  { id, name, description }: Item,
  twins: typeof SPANISH_THEMES,
): Row[] {
  const spanish = twins[name]
  return [
    ...twin(`${kind}/${id}/name`, name, spanish?.name),
    ...twin(`${kind}/${id}/description`, description, spanish?.description),
  ]
}

function twin(place: string, english: string, spanish: string | undefined): Row[] {
  return spanish === undefined ? [] : [{ place, english, spanish }]
}
