import type { Addon } from '#contract/catalogue/addons.ts'
import type { Picture } from '#contract/catalogue/pictures.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { findLowestPrices } from '#domain/catalogue/pricing/price-list/lowest-price.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import { bookableRange, dayRange, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { substituteImage } from '#domain/site/substitute-image.ts'
import { readPictures } from '#server/catalogue/images/read-pictures.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { addons, themes, unavailableDates } from '#server/foundation/database/schema/all-tables.ts'

type Reader = Pick<Context, 'db' | 'now'>
type ThemeRow = typeof themes.$inferSelect
type AddonRow = typeof addons.$inferSelect

/** Returns all themes in display order, including unavailable ones. */
export async function findThemes(ctx: Reader): Promise<Theme[]> {
  const rows = await ctx.db.select().from(themes).orderBy(asc(themes.displayOrder), asc(themes.id))
  return themeResponses(ctx, rows)
}

export async function findTheme(ctx: Reader, id: number): Promise<Theme | undefined> {
  const rows = await ctx.db.select().from(themes).where(eq(themes.id, id))
  const [response] = await themeResponses(ctx, rows)
  return response
}

/** Returns all add-ons in display order, including unavailable ones. */
export async function findAddons(db: Database): Promise<Addon[]> {
  return addonResponses(db, await db.select().from(addons).orderBy(asc(addons.displayOrder), asc(addons.id)))
}

export async function findAddon({ db }: Pick<Reader, 'db'>, id: number): Promise<Addon | undefined> {
  const [response] = await addonResponses(db, await db.select().from(addons).where(eq(addons.id, id)))
  return response
}

async function themeResponses({ db, now }: Reader, rows: readonly ThemeRow[]): Promise<Theme[]> {
  const [known, fromPrices] = await Promise.all([
    readPictures(db, rows.flatMap(listThemePaths)),
    readFromPrices(db, rows, partyDayAt(now())),
  ])
  return rows.map(({ updatedAt: _, createdAt, ...theme }) => {
    const fromCents = fromPrices.get(theme.id)
    const { pricePerTeepeeCents, packages, eachFurtherCents, mostTeepees, packingList, ...row } = theme
    return {
      ...row,
      pricePerTeepee: toDecimal(pricePerTeepeeCents),
      ...(packages && {
        packages: packages.map(({ teepees, priceCents }) => ({ teepees, price: toDecimal(priceCents) })),
      }),
      ...(eachFurtherCents !== null && { eachFurther: toDecimal(eachFurtherCents) }),
      ...(mostTeepees !== null && { mostTeepees }),
      ...(packingList && { packingList: [...packingList] }),
      ...(fromCents !== undefined && { fromPrice: toDecimal(fromCents) }),
      createdAt: createdAt.toISOString(),
      pictures: only(known, listThemePaths(row)),
    }
  })
}

async function addonResponses(db: Database, rows: readonly AddonRow[]): Promise<Addon[]> {
  const known = await readPictures(db, rows.flatMap(listAddonPaths))
  return rows.map(({ createdAt, updatedAt, priceCents, ...row }) => ({
    ...row,
    price: toDecimal(priceCents),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    pictures: only(known, listAddonPaths(row)),
  }))
}

function listThemePaths({
  mainImage,
  galleryImages,
}: Pick<ThemeRow, 'mainImage' | 'galleryImages'>): string[] {
  return [mainImage, ...galleryImages]
}

type Shown = Pick<AddonRow, 'name' | 'image' | 'galleryImages'>

function listAddonPaths({ name, image, galleryImages }: Shown): string[] {
  return [image, substituteImage(name) ?? '', ...galleryImages]
}

function only(known: Record<string, Picture>, paths: readonly string[]): Record<string, Picture> {
  return Object.fromEntries(paths.flatMap((path) => (known[path] ? [[path, known[path]]] : [])))
}

type Found = { readonly key: string; readonly prices: ReadonlyMap<number, Cents> }

/** What was computed last: it only changes with the list, the themes and the day. */
let last: Found | undefined

/** Returns the lowest price of each theme, once the owner has set packages or rules. */
async function readFromPrices(
  db: Database,
  rows: readonly ThemeRow[],
  today: PartyDay,
): Promise<ReadonlyMap<number, Cents>> {
  const { rules } = await readPricing(db)
  const enabled = rules.filter((rule) => rule.enabled)
  if (enabled.length === 0 && rows.every(({ packages }) => packages === null)) return new Map()
  const [{ minimumNoticeDays }, closed] = await Promise.all([
    readSettings(db),
    db.select({ date: unavailableDates.date }).from(unavailableDates),
  ])
  const offered = rows.map(({ id, pricePerTeepeeCents, packages, eachFurtherCents, mostTeepees }) => {
    return { id, pricePerTeepeeCents, packages, eachFurtherCents, mostTeepees }
  })
  const closedDays = closed.map(({ date }) => date)
  const key = JSON.stringify([today, minimumNoticeDays, closedDays, enabled, offered])
  if (last?.key !== key) {
    const { first, last: end } = bookableRange(today)
    const bookable = dayRange(first, end)
      .slice(minimumNoticeDays)
      .filter((day) => !closedDays.includes(day))
    last = { key, prices: findLowestPrices(offered, enabled, { today, bookable }) }
  }
  return last.prices
}
