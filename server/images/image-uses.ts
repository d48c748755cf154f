import type { ToStaff } from '#domain/sentences/to-staff.ts'
import { NEW_HERO_ON_PHONES, NEW_SITE } from '#domain/site/new-site.ts'
import { SUBSTITUTE_IMAGES } from '#domain/site/substitute-image.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { sql } from '#server/database/drizzle.ts'

/** Pictures that the site itself shows or falls back to, whatever the owner has chosen. */
const KEPT: Readonly<Record<string, ToStaff>> = {
  [NEW_SITE.heroImage]: { en: 'the default hero image', es: 'la portada predeterminada' },
  [NEW_HERO_ON_PHONES]: {
    en: 'the default hero image on phones',
    es: 'la portada predeterminada en teléfonos',
  },
  [NEW_SITE.siteLogo]: { en: 'the default logo', es: 'el logotipo predeterminado' },
  ...Object.fromEntries(
    SUBSTITUTE_IMAGES.map((path) => [path, { en: 'the booking steps', es: 'los pasos de la reserva' }]),
  ),
}

/** Everything else that shows pictures; sorted by these names. */
const USERS = {
  addon: (name: string) => ({ en: `the add-on ${name}`, es: `el complemento ${name}` }),
  hero: () => ({ en: 'the hero image', es: 'la portada' }),
  logo: () => ({ en: 'the logo', es: 'el logotipo' }),
  review: (name: string) => ({ en: `the review of ${name}`, es: `la reseña de ${name}` }),
  theme: (name: string) => ({ en: `the theme ${name}`, es: `el tema ${name}` }),
}

/**
 * Returns what uses each picture, in words, by the picture’s path. An unapproved review counts for nothing: a stranger
 * must not be able to keep a picture from being deleted.
 */
export async function imageUses(db: Database | Transaction): Promise<Map<string, ToStaff[]>> {
  const { rows } = await db.execute<{ path: string; user: keyof typeof USERS; name: string }>(sql`
    SELECT DISTINCT path, "user", name FROM (
      SELECT unnest(main_image || gallery_images) AS path, 'theme' AS "user", name FROM themes
      UNION ALL SELECT unnest(image || gallery_images), 'addon', name FROM addons
      UNION ALL SELECT hero_image, 'hero', '' FROM site_settings
      UNION ALL SELECT site_logo, 'logo', '' FROM site_settings
      UNION ALL SELECT customer_image, 'review', customer_name FROM testimonials WHERE approved
    ) AS uses WHERE path <> '' ORDER BY path, "user", name`)
  const uses = new Map(Object.entries(KEPT).map(([path, user]) => [path, [user]]))
  for (const { path, user, name } of rows) uses.set(path, [...(uses.get(path) ?? []), USERS[user](name)])
  return uses
}
