import type { Problems } from '#app/admin/forms/form-inputs.ts'
import type { Addon } from '#contract/addons.ts'
import { DEFAULT_PRICE_UNIT, type PriceUnit } from '#domain/pricing/price-unit.ts'

const INCOMPLETE = 'Please fill out all required fields.'
const NOT_POSITIVE = 'Price must be a positive number.'

/** An add-on as it is typed. */
export type AddonFields = {
  name: string
  description: string
  price: string
  priceUnit: PriceUnit
  /** Empty for as many as anybody wants. */
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

export function addonFieldsOf(addon: Addon | undefined): AddonFields {
  if (!addon) return NEW_ADDON
  const { name, description, price, priceUnit, image, galleryImages, available, featured } = addon
  const stock = addon.stock === null ? '' : String(addon.stock)
  return { name, description, price, priceUnit, stock, image, galleryImages, available, featured }
}

export function addonBodyOf({ galleryImages, stock, ...rest }: AddonFields) {
  return {
    ...rest,
    stock: stock.trim() === '' ? null : Number(stock),
    galleryImages: galleryImages.filter((path) => path.trim() !== ''),
  }
}

export function addonProblemsOf({ name, description, price }: AddonFields): Problems<AddonFields> {
  const isPositive = Number(price) > 0
  return {
    ...(name.trim() === '' && { name: 'Name is required' }),
    ...(description.trim() === '' && { description: 'Description is required' }),
    ...(!isPositive && { price: price.trim() === '' ? 'Price is required' : NOT_POSITIVE }),
  }
}

/** One sentence over all problems: what is missing comes before what is wrong. */
export function addonProblemWords(problems: Problems<AddonFields>): string {
  const isOnlyThePrice = Object.values(problems).every((problem) => problem === NOT_POSITIVE)
  return isOnlyThePrice ? NOT_POSITIVE : INCOMPLETE
}
