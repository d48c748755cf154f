import { NEW_CONTACT_INFO, NEW_SITE } from '#domain/site/new-site.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { addons, coupons, siteSettings, themes } from '#server/foundation/database/schema/all-tables.ts'
import { LOCKS } from '../locks.ts'
import { STARTER_ADDONS } from './addons.ts'
import { fillTranslations, insertTranslations } from './insert-translations.ts'
import { ALWAYS_INCLUDED, STARTER_THEMES } from './themes.ts'

const VIEWS = ['room', 'close-up', 'table', 'night']

/** Fills an empty database with sample content; one that has been set up before gets translations at most. */
export async function loadStarterCatalogue(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.starterCatalogue})`)
    const [settings] = await tx.select({ id: siteSettings.id }).from(siteSettings)
    if (settings) return fillTranslations(tx)
    await insertThemes(tx)
    await insertAddons(tx)
    await insertTranslations(tx)
    await tx.insert(coupons).values({
      code: 'WELCOME10',
      description: 'Ten percent off the first party',
      discountType: 'percentage',
      discountValueHundredths: 1000,
    })
    await tx
      .insert(siteSettings)
      .values({ ...NEW_SITE, contactInfo: NEW_CONTACT_INFO, noticeEmail: NEW_CONTACT_INFO.email })
  })
}

async function insertThemes(tx: Transaction): Promise<void> {
  const views = (pictures: string) => VIEWS.map((view) => `/uploads/images/${pictures}-${view}.jpg`)
  await tx.insert(themes).values(
    STARTER_THEMES.map(({ pictures, extras, ...theme }, index) => ({
      ...theme,
      mainImage: views(pictures)[0] ?? '',
      galleryImages: views(pictures),
      includedItems: [...ALWAYS_INCLUDED, ...extras],
      displayOrder: index + 1,
    })),
  )
  // The starter themes have fixed ids; the next id must not collide with them.
  await tx.execute(sql`SELECT setval(pg_get_serial_sequence('themes', 'id'), (SELECT max(id) FROM themes))`)
}

async function insertAddons(tx: Transaction): Promise<void> {
  await tx.insert(addons).values(
    STARTER_ADDONS.map(({ picture, comingSoon, featured = false, ...addon }, index) => ({
      ...addon,
      image: `/uploads/images/${picture}.jpg`,
      featured,
      available: !comingSoon,
      displayOrder: index + 1,
    })),
  )
}
