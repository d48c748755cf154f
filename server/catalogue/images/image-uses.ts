import { type Message, message } from '#domain/foundation/messages/message.ts'
import { NEW_HERO_ON_PHONES, NEW_SITE } from '#domain/site/new-site.ts'
import { SUBSTITUTE_IMAGES } from '#domain/site/substitute-image.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'

/** Pictures that the site itself shows or falls back to, whatever the owner has chosen. */
const KEPT: Readonly<Record<string, Message>> = {
  [NEW_SITE.heroImage]: message('pictures.user.heroDefault'),
  [NEW_HERO_ON_PHONES]: message('pictures.user.phoneHeroDefault'),
  [NEW_SITE.siteLogo]: message('pictures.user.logoDefault'),
  ...Object.fromEntries(SUBSTITUTE_IMAGES.map((path) => [path, message('pictures.user.bookingSteps')])),
}

/** Everything else that shows pictures, sorted by these names. `removeWithdrawnPictures` takes pictures off all of it. */
export const PICTURE_USERS = {
  addon: (name: string) => message('pictures.user.addon', { name }),
  hero: () => message('pictures.user.hero'),
  logo: () => message('pictures.user.logo'),
  newsletter: () => message('pictures.user.newsletter'),
  review: (name: string) => message('pictures.user.review', { name }),
  theme: (name: string) => message('pictures.user.theme', { name }),
}

/**
 * Returns descriptions of what uses each picture, by the picture’s path. Unapproved reviews do not count: a stranger
 * must not be able to keep a picture from being deleted.
 */
export async function imageUses(db: Queryable): Promise<Map<string, Message[]>> {
  const { rows } = await db.execute<{ path: string; user: keyof typeof PICTURE_USERS; name: string }>(sql`
    SELECT DISTINCT path, "user", name FROM (
      SELECT unnest(main_image || gallery_images) AS path, 'theme' AS "user", name FROM themes
      UNION ALL SELECT unnest(image || gallery_images), 'addon', name FROM addons
      UNION ALL SELECT hero_image, 'hero', '' FROM site_settings
      UNION ALL SELECT site_logo, 'logo', '' FROM site_settings
      UNION ALL SELECT unnest(pictures), 'newsletter', '' FROM campaigns
      UNION ALL SELECT customer_image, 'review', customer_name FROM testimonials WHERE approved
    ) AS uses WHERE path <> '' ORDER BY path, "user", name`)
  const uses = new Map(Object.entries(KEPT).map(([path, user]) => [path, [user]]))
  for (const { path, user, name } of rows)
    uses.set(path, [...(uses.get(path) ?? []), PICTURE_USERS[user](name)])
  return uses
}

/** Returns a sentence about what shows a picture, naming the first three at most. */
export function describeUsers([first, second, third, ...more]: readonly Message[]): Message {
  if (!first) return message('pictures.inUse')
  if (!second) return message('pictures.shownBy.one', { first })
  if (!third) return message('pictures.shownBy.two', { first, second })
  if (more.length === 0) return message('pictures.shownBy.three', { first, second, third })
  return message('pictures.shownBy.more', { first, second, others: more.length + 1 })
}
