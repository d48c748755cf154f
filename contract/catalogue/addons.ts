import { z } from 'zod'
import { DEFAULT_PRICE_UNIT, PRICE_UNITS } from '#domain/catalogue/pricing/price-unit.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  amount,
  asksAboutBookedDays,
  decimal,
  FREE_TEXT_MAX,
  imagePath,
  inOtherLanguage,
  instant,
  NAME_MAX,
  text,
  wholeBetween,
} from '../wire/fields.ts'
import { orderUpdates } from '../wire/reorder.ts'
import { Picture } from './pictures.ts'

export const Addon = namedObject('Addon', {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: decimal,
  priceUnit: z.enum(PRICE_UNITS).describe('What the price is per'),
  image: z.string(),
  galleryImages: z.array(z.string()),
  available: z.boolean(),
  featured: z.boolean(),
  displayOrder: z.int(),
  stock: z.int().nullable().describe('The number in stock; null: unlimited'),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  ...inOtherLanguage,
  pictures: z.record(z.string(), Picture),
})
export type Addon = z.infer<typeof Addon>

const NAME_REQUIRED = fieldError('addons.nameRequired')
const DESCRIPTION_REQUIRED = fieldError('addons.descriptionRequired')
const PRICE_REQUIRED = fieldError('addons.priceRequired')
const incomplete = {
  message: fieldError('addons.incomplete'),
  missing: [NAME_REQUIRED, DESCRIPTION_REQUIRED, PRICE_REQUIRED],
}

const addonFields = z.object({
  name: text({ required: NAME_REQUIRED, max: NAME_MAX }),
  description: text({ required: DESCRIPTION_REQUIRED, max: FREE_TEXT_MAX }),
  price: amount({ missing: PRICE_REQUIRED, zero: fieldError('addons.pricePositive') }),
  priceUnit: z.enum(PRICE_UNITS, fieldError('addons.pricedPer')),
  image: z.union([z.literal(''), imagePath()]),
  /** Empty gallery entries are dropped before saving. */
  galleryImages: z
    .array(z.string().max(1000))
    .max(40)
    .transform((paths) => paths.map((path) => path.trim()).filter((path) => path !== ''))
    .pipe(z.array(imagePath())),
  available: z.boolean(),
  featured: z.boolean(),
  stock: wholeBetween(0, 10_000, fieldError('fields.wholeOrUnlimited')).nullable(),
})

export const NewAddon = addonFields.extend({
  image: addonFields.shape.image.default(''),
  galleryImages: addonFields.shape.galleryImages.default([]),
  priceUnit: addonFields.shape.priceUnit.default(DEFAULT_PRICE_UNIT),
  available: z.boolean().default(true),
  featured: z.boolean().default(false),
  stock: addonFields.shape.stock.default(null),
})
export const AddonChange = addonFields.extend({ version: z.int32(), force: asksAboutBookedDays }).partial()

const tag = 'Add-ons'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'catalogue' })
export const listAddons = visitors.get('/api/addons', 'List all add-ons in display order', {
  returns: z.array(Addon),
})
export const createAddon = staff.post('/api/addons', 'Create an add-on', {
  body: NewAddon,
  incomplete,
  creates: Addon,
  refuses: [409],
})
export const reorderAddons = staff.patch('/api/addons/reorder', 'Reorder add-ons', {
  body: orderUpdates,
  returns: z.array(Addon),
  refuses: [404],
})
export const changeAddon = staff.patch('/api/addons/:id', 'Update an add-on', {
  body: AddonChange,
  incomplete,
  returns: Addon,
  refuses: [409],
})
export const deleteAddon = staff.delete('/api/addons/:id', 'Delete an add-on that no booking uses', {
  refuses: [409],
})
