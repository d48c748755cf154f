import type { AreaFacts as AreaFactsResponse, StaffArea } from '#contract/site/areas.ts'
import { deliveryTo } from '#domain/catalogue/pricing/delivery-area.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type AreaFacts, type AreaParty, areaFacts, isWorthListing } from '#domain/site/area-page.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import { findZipArea } from '#server/catalogue/pricing/zip-areas.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  areas,
  bookings,
  images,
  testimonials,
  websitePictures,
} from '#server/foundation/database/schema/all-tables.ts'

type AreaRow = typeof areas.$inferSelect
type ZipCodes = readonly string[]

const PICTURES_MOST = 12

export function findAreas(db: Database): Promise<AreaRow[]> {
  return db.select().from(areas).orderBy(asc(areas.name), asc(areas.id))
}

/** Returns the areas that every page links to. */
export function findShownAreas(db: Database): Promise<Pick<AreaRow, 'name' | 'slug'>[]> {
  const { name, slug } = areas
  return db.select({ name, slug }).from(areas).where(eq(areas.isShown, true)).orderBy(asc(name))
}

/** Returns the areas whose pages are public and have enough content of their own for search engines. */
export async function findListedAreas(ctx: Context): Promise<AreaRow[]> {
  const shown = (await findAreas(ctx.db)).filter(({ isShown }) => isShown)
  const facts = await Promise.all(shown.map((area) => readFacts(ctx, area)))
  return shown.filter((_, index) => isWorthListing(facts[index] ?? {}))
}

export async function findArea(db: Database, slug: string): Promise<AreaRow | undefined> {
  const [row] = await db.select().from(areas).where(eq(areas.slug, slug))
  return row
}

/** Returns the approved reviews of parties there, newest first. */
export function findReviews(db: Database, zipCodes: ZipCodes) {
  return db
    .select({ row: testimonials })
    .from(testimonials)
    .innerJoin(bookings, eq(bookings.id, testimonials.bookingId))
    .where(and(eq(testimonials.approved, true), isIn(zipCodes)))
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .then((found) => found.map(({ row }) => row))
}

/** Returns the paths of setup pictures there that their families allow on the website, newest first. */
export async function findSetupPictures(db: Database, zipCodes: ZipCodes): Promise<string[]> {
  const rows = await db
    .select({ path: images.path })
    .from(websitePictures)
    .innerJoin(images, and(eq(images.id, websitePictures.imageId), eq(images.status, 'ready')))
    .innerJoin(bookings, eq(bookings.id, websitePictures.bookingId))
    .where(isIn(zipCodes))
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(PICTURES_MOST)
  return rows.map(({ path }) => path)
}

/** Returns what the business knows about an area from its own work there. */
export async function readFacts(ctx: Context, { zipCodes }: Pick<AreaRow, 'zipCodes'>): Promise<AreaFacts> {
  const { delivery } = await readPricing(ctx.db)
  const { teepeeSpace } = await readSettings(ctx.db)
  return areaFacts({
    feesCents: zipCodes.map((zip) => deliveryTo(zip, delivery, findZipArea).delivery?.feeCents),
    parties: await findParties(ctx, zipCodes),
    reviewCount: (await findReviews(ctx.db, zipCodes)).length,
    pictureCount: (await findSetupPictures(ctx.db, zipCodes)).length,
    space: teepeeSpace ?? DEFAULT_TEEPEE_SPACE,
  })
}

/** Past parties that took place: paid, or confirmed by staff. */
function findParties(ctx: Context, zipCodes: ZipCodes): Promise<AreaParty[]> {
  const { bookingStatus, isPaid, bookingDate, partyStartTime, numberOfTeepees } = bookings
  return ctx.db
    .select({ startTime: partyStartTime, teepees: numberOfTeepees })
    .from(bookings)
    .where(
      and(
        isIn(zipCodes),
        lte(bookingDate, partyDayAt(ctx.now())),
        ne(bookingStatus, 'cancelled'),
        or(eq(isPaid, true), ne(bookingStatus, 'pending')),
      ),
    )
}

/** A ZIP code may have been typed with its four-digit extension. */
function isIn(zipCodes: ZipCodes): SQL {
  return inArray(sql`left(trim(${bookings.zipCode}), 5)`, [...zipCodes])
}

export function factsResponse({ fee, window, room, ...counts }: AreaFacts): AreaFactsResponse {
  return {
    ...counts,
    ...(fee && { fee: { least: toDecimal(fee.leastCents), most: toDecimal(fee.mostCents) } }),
    ...(window && { window: { startTime: window.startTime, ...window.window } }),
    ...(room && { room }),
  }
}

export async function staffArea(ctx: Context, row: AreaRow): Promise<StaffArea> {
  const { id, name, slug, zipCodes, isShown, version } = row
  const facts = await readFacts(ctx, row)
  const isListed = isWorthListing(facts)
  return { id, name, slug, zipCodes, isShown, facts: factsResponse(facts), isListed, version }
}
