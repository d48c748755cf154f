import type { Problems } from '#app/admin/kit/forms/form-inputs.ts'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { type Addon, createAddon } from '#contract/catalogue/addons.ts'
import { DEFAULT_PRICE_UNIT, type PriceUnit } from '#domain/catalogue/pricing/price-unit.ts'

const NEW_ADDON = {
  name: '',
  description: '',
  price: '',
  priceUnit: DEFAULT_PRICE_UNIT as PriceUnit,
  /** Empty for unlimited. */
  stock: '',
  image: '',
  galleryImages: [] as string[],
  available: true,
  featured: false,
}
/** The fields of an add-on as typed. */
export type AddonFields = typeof NEW_ADDON

export function toAddonFields(addon: Addon | undefined): AddonFields {
  if (!addon) return NEW_ADDON
  const { name, description, price, priceUnit, image, galleryImages, available, featured } = addon
  const stock = addon.stock === null ? '' : String(addon.stock)
  return { name, description, price, priceUnit, stock, image, galleryImages, available, featured }
}

function toAddonBody({ galleryImages, stock, ...rest }: AddonFields) {
  return {
    ...rest,
    stock: stock.trim() === '' ? null : stock,
    galleryImages: galleryImages.filter((path) => path.trim() !== ''),
  }
}

export const ADDON_RULES = {
  schema: createAddon.body,
  toBody: toAddonBody,
} satisfies FormRules<AddonFields>

/** Returns one sentence about all problems: missing values first, then invalid ones. */
export function addonProblemWords(problems: Problems<AddonFields>): string {
  const text = shownText()
  const missing = [
    text('addons.nameRequired'),
    text('addons.descriptionRequired'),
    text('addons.priceRequired'),
  ]
  const found = Object.values(problems).filter((problem) => problem !== undefined)
  const isIncomplete = found.some((problem) => missing.includes(problem))
  return (isIncomplete ? undefined : found[0]) ?? text('addons.incomplete')
}
