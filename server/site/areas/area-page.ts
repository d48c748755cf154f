import type { AreaPage } from '#contract/site/areas.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { isWorthListing } from '#domain/site/area-page.ts'
import type { SiteContent } from '#domain/site/site-texts/content.ts'
import { readPictures } from '#server/catalogue/images/read-pictures.ts'
import type { Context } from '#server/context.ts'
import { testimonialsIn, withPictures } from '#server/people/testimonials/testimonial-response.ts'
import { NO_SUCH_VERSION } from '#server/site/site-texts/publish-version.ts'
import { currentContent, findVersion } from '#server/site/site-texts/site-text-queries.ts'
import { AREA } from './area-kind.ts'
import { factsResponse, findArea, findReviews, findSetupPictures, readFacts } from './area-queries.ts'

type AreaAddress = {
  readonly slug: string
  readonly language: Language
  /** The version of the words that staff preview, 0 for the published one; missing for visitors. */
  readonly preview?: number | undefined
}

/** Returns the content of an area's page. Visitors only see it once it is switched on. */
export async function readAreaPage(
  ctx: Context,
  { slug, language, preview }: AreaAddress,
): Promise<AreaPage | Refusal> {
  const { db } = ctx
  const area = await findArea(db, slug)
  if (!area || (preview === undefined && !area.isShown)) return AREA.gone
  const content = await contentFor(ctx, language, preview)
  if (!content) return NO_SUCH_VERSION
  const { id, name, zipCodes } = area
  const facts = await readFacts(ctx, area)
  const { lead, text } = content.areas?.find((words) => words.id === id) ?? {}
  const reviews = await testimonialsIn(language, db, await findReviews(db, zipCodes))
  return {
    id,
    name,
    slug,
    zipCodes,
    facts: factsResponse(facts),
    isListed: isWorthListing(facts),
    words: { ...(lead && { lead }), ...(text && { text }) },
    reviews: await withPictures(db, reviews),
    pictures: await setupPictures(ctx, zipCodes),
  }
}

async function contentFor(
  { db }: Context,
  language: Language,
  preview = 0,
): Promise<SiteContent | undefined> {
  if (preview === 0) return currentContent(db, language)
  const version = await findVersion(db, preview)
  return version?.language === language ? version.content : undefined
}

async function setupPictures({ db }: Context, zipCodes: readonly string[]): Promise<AreaPage['pictures']> {
  const paths = await findSetupPictures(db, zipCodes)
  const known = await readPictures(db, paths)
  return paths.flatMap((path) => {
    const picture = known[path]
    return picture ? [{ path, picture }] : []
  })
}
