import type { Addon } from '#contract/catalogue/addons.ts'
import type { Picture } from '#contract/catalogue/pictures.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { substituteImage } from '#domain/site/substitute-image.ts'
import { readPictures } from '#server/catalogue/images/read-pictures.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { addons, themes } from '#server/foundation/database/schema/all-tables.ts'

type ThemeRow = typeof themes.$inferSelect
type AddonRow = typeof addons.$inferSelect

/** Returns all themes in display order, including unavailable ones. */
export async function findThemes(db: Database): Promise<Theme[]> {
  return themeResponses(db, await db.select().from(themes).orderBy(asc(themes.displayOrder), asc(themes.id)))
}

export async function findTheme(db: Database, id: number): Promise<Theme | undefined> {
  const [response] = await themeResponses(db, await db.select().from(themes).where(eq(themes.id, id)))
  return response
}

/** Returns all add-ons in display order, including unavailable ones. */
export async function findAddons(db: Database): Promise<Addon[]> {
  return addonResponses(db, await db.select().from(addons).orderBy(asc(addons.displayOrder), asc(addons.id)))
}

export async function findAddon(db: Database, id: number): Promise<Addon | undefined> {
  const [response] = await addonResponses(db, await db.select().from(addons).where(eq(addons.id, id)))
  return response
}

async function themeResponses(db: Database, rows: readonly ThemeRow[]): Promise<Theme[]> {
  const known = await readPictures(db, rows.flatMap(listThemePaths))
  return rows.map(({ updatedAt: _, createdAt, pricePerTeepeeCents, ...row }) => ({
    ...row,
    pricePerTeepee: toDecimal(pricePerTeepeeCents),
    createdAt: createdAt.toISOString(),
    pictures: only(known, listThemePaths(row)),
  }))
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
