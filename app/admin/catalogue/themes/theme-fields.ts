import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { createTheme, type Theme } from '#contract/catalogue/themes.ts'
import type { PackingLine } from '#domain/calendar/resources/packing-list.ts'

/** The price of up to so many teepees. */
type PackageRow = { readonly teepees: string; readonly price: string }

/** What the crew loads for each teepee or party. */
export type PackedRow = { readonly name: string; readonly count: string; readonly per: PackingLine['per'] }

const NEW_THEME = {
  name: '',
  description: '',
  pricePerTeepee: '0',
  packages: [] as readonly PackageRow[],
  /** Empty for the price per teepee. */
  eachFurther: '',
  /** Empty for no limit. */
  mostTeepees: '',
  mainImage: '',
  galleryImages: [] as string[],
  /** One per line. */
  includedItems: '',
  packingList: [] as readonly PackedRow[],
  teepeeStock: '10',
  available: true,
  featured: false,
}
/** The fields of a theme as typed. */
export type ThemeFields = typeof NEW_THEME

export function toThemeFields(theme: Theme | undefined): ThemeFields {
  if (!theme) return NEW_THEME
  const { name, description, pricePerTeepee, mainImage, galleryImages, available, featured } = theme
  return {
    name,
    description,
    pricePerTeepee,
    packages: (theme.packages ?? []).map(({ teepees, price }) => ({ teepees: String(teepees), price })),
    eachFurther: theme.eachFurther ?? '',
    mostTeepees: theme.mostTeepees === undefined ? '' : String(theme.mostTeepees),
    mainImage,
    galleryImages,
    includedItems: theme.includedItems.join('\n'),
    packingList: (theme.packingList ?? []).map((line) => ({ ...line, count: String(line.count) })),
    teepeeStock: String(theme.teepeeStock),
    available,
    featured,
  }
}

function toThemeBody({ pricePerTeepee, includedItems, teepeeStock, ...fields }: ThemeFields) {
  const { packages, eachFurther, mostTeepees, ...rest } = fields
  return {
    ...rest,
    packages:
      packages.length > 0
        ? packages.map(({ teepees, price }) => ({ teepees: teepees.trim(), price: price.trim() }))
        : null,
    eachFurther: eachFurther.trim() || null,
    mostTeepees: mostTeepees.trim() || null,
    // Anything but a number counts as zero.
    pricePerTeepee: String(Number(pricePerTeepee) || 0),
    includedItems: includedItems
      .split('\n')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
    teepeeStock: teepeeStock.trim() || 0,
  }
}

export const THEME_RULES = {
  schema: createTheme.body,
  toBody: toThemeBody,
} satisfies FormRules<ThemeFields>
