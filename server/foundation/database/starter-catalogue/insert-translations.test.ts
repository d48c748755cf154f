import { beforeEach, describe, expect, it } from 'vitest'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { events, themes, translations } from '#server/foundation/database/schema/all-tables.ts'
import { testContext } from '#test/test-context.ts'
import { loadStarterCatalogue } from './load-starter-catalogue.ts'

const ctx = testContext()
const NAME = 'theme/8/name'

async function readTranslations(): Promise<Map<string, string>> {
  const rows = await ctx.db.select().from(translations)
  return new Map(rows.map(({ place, translation }) => [place, translation]))
}

describe('a site from before Spanish pages', () => {
  beforeEach(async () => {
    await ctx.db.delete(translations)
    await ctx.db.delete(events).where(sql`${events.facts} ->> 'kind' = 'spanish-text'`)
  })

  it('has translations of texts that are still the starter catalogue’s', async () => {
    const description = 'Roses of our own garden, every one of them.'
    await ctx.db.update(themes).set({ description }).where(eq(themes.id, 8))
    await loadStarterCatalogue(ctx)
    const translations = await readTranslations()
    expect(translations.get(NAME)).toBe('Jardín de Rosas')
    expect(translations.has('theme/8/description')).toBe(false)
    expect(translations.get('theme/1/description')).toMatch(/^Lona color crema/)
    expect(translations.size).toBeGreaterThan(50)
  })

  it('gets them once: what the owner removes stays removed', async () => {
    await loadStarterCatalogue(ctx)
    await ctx.db.delete(translations).where(eq(translations.place, NAME))
    await loadStarterCatalogue(ctx)
    expect((await readTranslations()).has(NAME)).toBe(false)
  })

  it('keeps what the owner has started, even if that was removing the last translation', async () => {
    const save = (spanish: string) => ctx.staff('PUT', '/api/admin/spanish-texts', { place: NAME, spanish })
    expect((await save('Pérgola de Rosas')).status).toBe(200)
    await loadStarterCatalogue(ctx)
    expect(await readTranslations()).toEqual(new Map([[NAME, 'Pérgola de Rosas']]))
    expect((await save('')).status).toBe(200)
    await loadStarterCatalogue(ctx)
    expect(await readTranslations()).toEqual(new Map())
  })
})
