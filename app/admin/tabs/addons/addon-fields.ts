import type { Problems } from '#app/admin/forms/form-inputs.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import type { Addon } from '#contract/catalogue/addons.ts'
import { DEFAULT_PRICE_UNIT, type PriceUnit } from '#domain/money/price-unit.ts'

/** The fields of an add-on as typed. */
export type AddonFields = {
  name: string
  description: string
  price: string
  priceUnit: PriceUnit
  /** Empty for unlimited. */
  stock: string
  image: string
  galleryImages: string[]
  available: boolean
  featured: boolean
}

const NEW_ADDON: AddonFields = {
  name: '',
  description: '',
  price: '',
  priceUnit: DEFAULT_PRICE_UNIT,
  stock: '',
  image: '',
  galleryImages: [],
  available: true,
  featured: false,
}

export function toAddonFields(addon: Addon | undefined): AddonFields {
  if (!addon) return NEW_ADDON
  const { name, description, price, priceUnit, image, galleryImages, available, featured } = addon
  const stock = addon.stock === null ? '' : String(addon.stock)
  return { name, description, price, priceUnit, stock, image, galleryImages, available, featured }
}

export function toAddonBody({ galleryImages, stock, ...rest }: AddonFields) {
  return {
    ...rest,
    stock: stock.trim() === '' ? null : Number(stock),
    galleryImages: galleryImages.filter((path) => path.trim() !== ''),
  }
}

export function findAddonProblems({ name, description, price }: AddonFields): Problems<AddonFields> {
  const text = shownText()
  const isPositive = Number(price) > 0
  return {
    ...(name.trim() === '' && { name: text('admin.addons.problems.name') }),
    ...(description.trim() === '' && { description: text('admin.addons.problems.description') }),
    ...(!isPositive && {
      price:
        price.trim() === '' ? text('admin.addons.problems.price') : text('admin.addons.problems.notPositive'),
    }),
  }
}

/** Returns one sentence about all problems: missing values before wrong ones. */
export function addonProblemWords(problems: Problems<AddonFields>): string {
  const text = shownText()
  const isOnlyThePrice = Object.values(problems).every(
    (problem) => problem === text('admin.addons.problems.notPositive'),
  )
  return isOnlyThePrice ? text('admin.addons.problems.notPositive') : text('admin.addons.problems.incomplete')
}
