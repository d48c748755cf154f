import { sql } from 'drizzle-orm'
import { NEW_SITE } from '#domain/new-site.ts'
import { SUBSTITUTE_IMAGES } from '#domain/substitute-image.ts'
import type { Database, Transaction } from '#server/database/client.ts'

/** What the site itself shows, or falls back to, whatever the owner has chosen. */
const KEPT: Readonly<Record<string, string>> = {
  [NEW_SITE.heroImage]: 'the default hero image',
  '/uploads/images/hero-night-portrait.jpg': 'the default hero image on phones',
  [NEW_SITE.siteLogo]: 'the default logo',
  ...Object.fromEntries(SUBSTITUTE_IMAGES.map((path) => [path, 'the booking steps'])),
}

/**
 * What shows each picture, in words, by the picture’s path. A review that nobody has approved shows nothing: a stranger
 * must not be able to keep a picture from being deleted.
 */
export async function imageUses(db: Database | Transaction): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ path: string; user: string }>(sql`
    SELECT DISTINCT path, "user" FROM (
      SELECT unnest(main_image || gallery_images) AS path, 'the theme ' || name AS "user" FROM themes
      UNION ALL SELECT unnest(image || gallery_images), 'the add-on ' || name FROM addons
      UNION ALL SELECT hero_image, 'the hero image' FROM site_settings
      UNION ALL SELECT site_logo, 'the logo' FROM site_settings
      UNION ALL SELECT customer_image, 'the review of ' || customer_name FROM testimonials WHERE approved
    ) AS uses WHERE path <> '' ORDER BY path, "user"`)
  const uses = new Map(Object.entries(KEPT).map(([path, user]) => [path, [user]]))
  for (const { path, user } of rows) uses.set(path, [...(uses.get(path) ?? []), user])
  return uses
}
