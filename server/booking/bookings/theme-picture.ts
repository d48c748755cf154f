import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { images, themes } from '#server/foundation/database/schema/all-tables.ts'
import type { MailPicture } from '#server/foundation/mail/mail-content.ts'
import { siteUrl } from '#server/site-url.ts'

const pictureOfTheme = preparedSelect('picture_of_theme', (db) =>
  db
    .select({ path: images.path, width: images.width, height: images.height, variants: images.variants })
    .from(themes)
    .innerJoin(images, and(eq(images.path, themes.mainImage), eq(images.status, 'ready')))
    .where(eq(themes.id, sql.placeholder('themeId'))),
)

type NamedTheme = { readonly themeId: number; readonly themeName: string; readonly language: Language }

/** Twice what a mail shows. */
const WIDTH_MOST = 1200

/**
 * Returns a theme's picture for mails; undefined unless it was uploaded. A size of it that fits takes a tenth of the
 * file itself, which is a JPEG or a PNG.
 */
export async function themePicture(
  db: Queryable,
  ctx: Context,
  { themeId, themeName: theme, language }: NamedTheme,
): Promise<MailPicture | undefined> {
  const [image] = await pictureOfTheme(db, { themeId })
  if (!image) return undefined
  const { path, width, height, variants } = image
  const sizes = variants.filter((size) => size.format === 'webp' && size.width <= WIDTH_MOST)
  const best = sizes.toSorted((one, other) => other.width - one.width)[0]
  const main = siteUrl(ctx) + path
  const urls = best ? { url: siteUrl(ctx) + best.file, outlookUrl: main } : { url: main }
  return { ...urls, alt: textIn(language)('mails.picture', { theme }), width, height }
}
