import { z } from 'zod'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { PACKED_PER } from '#domain/calendar/resources/packing-list.ts'
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
  wholeNumber,
} from '../wire/fields.ts'
import { orderUpdates } from '../wire/reorder.ts'
import { Picture } from './pictures.ts'

export const Theme = namedObject('Theme', {
  id: z.int(),
  name: z.string(),
  description: z.string(),
  pricePerTeepee: decimal,
  packages: z
    .array(z.object({ teepees: z.int(), price: decimal }))
    .optional()
    .describe('Prices of up to so many teepees; missing if each costs the same'),
  eachFurther: decimal.optional().describe('For each teepee beyond the last package'),
  mostTeepees: z.int().optional().describe('The most teepees of one party'),
  fromPrice: decimal.optional().describe('The lowest price of a party, once there are packages or rules'),
  mainImage: z.string(),
  galleryImages: z.array(z.string()),
  includedItems: z.array(z.string()),
  packingList: z
    .array(z.object({ name: z.string(), count: z.int(), per: z.enum(PACKED_PER) }))
    .optional()
    .meta({ description: 'What the crew loads besides the teepees; missing if there is no list' }),
  available: z.boolean(),
  featured: z.boolean(),
  displayOrder: z.int(),
  teepeeStock: z.int(),
  version: z.int(),
  createdAt: instant,
  ...inOtherLanguage,
  pictures: z.record(z.string(), Picture).describe('The metadata of each picture, by its path'),
})
export type Theme = z.infer<typeof Theme>

const teepeesUpTo = (most: number) =>
  wholeNumber(fieldError('fields.wholeTeepees'), {
    min: TEEPEES.minimum,
    max: most,
    tooSmall: fieldError('rules.oneTeepee'),
    tooLarge: fieldError('rules.mostTeepees', { most }),
  })

const PACKAGE_TEEPEES_MOST = 100
const packages = z
  .array(
    z.object({
      teepees: teepeesUpTo(PACKAGE_TEEPEES_MOST),
      price: amount({ message: fieldError('themes.priceNumber') }),
    }),
  )
  .max(TEEPEES.maximum)
  .superRefine((list, context) => {
    for (const [index, { teepees }] of list.entries()) {
      if (teepees > (list[index - 1]?.teepees ?? 0)) continue
      const message = fieldError('themes.packagesAscend')
      context.addIssue({ code: 'custom', path: [index, 'teepees'], message })
    }
  })
  .nullish()
  .transform((list) => (list?.length === 0 ? null : list))

const PACKED_MOST = 100
const packingList = z
  .array(
    z.object({
      name: text({ max: NAME_MAX }),
      count: wholeBetween(1, PACKED_MOST, fieldError('themes.packedCount', { most: PACKED_MOST })),
      per: z.enum(PACKED_PER),
    }),
  )
  .max(40)
  .nullish()
  .transform((list) => (list?.length === 0 ? null : list))

const themeFields = z.object({
  name: text({ required: fieldError('themes.nameTooShort'), min: 3, max: NAME_MAX }),
  description: text({ required: fieldError('themes.descriptionTooShort'), min: 10, max: FREE_TEXT_MAX }),
  pricePerTeepee: amount({
    message: fieldError('themes.priceNumber'),
    negative: fieldError('themes.pricePositive'),
  }),
  packages,
  eachFurther: amount().nullish(),
  mostTeepees: teepeesUpTo(TEEPEES.maximum).nullish(),
  mainImage: imagePath(),
  galleryImages: z.array(imagePath()).max(40),
  includedItems: z.array(text({ max: NAME_MAX * 2 })).max(40),
  packingList,
  available: z.boolean(),
  featured: z.boolean(),
  displayOrder: wholeNumber(fieldError('fields.wholeNumber'), { min: 0, max: 100_000 }),
  teepeeStock: wholeBetween(0, 1000, fieldError('fields.wholeTeepees')),
})

/** What a theme costs, of which anything may be missing. */
export const ThemePricesChange = themeFields
  .pick({ pricePerTeepee: true, packages: true, eachFurther: true })
  .partial()

const newTheme = themeFields.partial({ displayOrder: true }).extend({
  galleryImages: themeFields.shape.galleryImages.default([]),
  includedItems: themeFields.shape.includedItems.default([]),
  available: z.boolean().default(true),
  featured: z.boolean().default(false),
  teepeeStock: themeFields.shape.teepeeStock.default(10),
})
const themeChange = themeFields.extend({ version: z.int32(), force: asksAboutBookedDays }).partial()

type Priced = { pricePerTeepee?: string | number | undefined }
/** A body that may name the price `pricePerDay` instead of `pricePerTeepee`; there is only one price. */
type EitherPrice<Body extends Priced> =
  | Body
  | (Omit<Body, 'pricePerTeepee'> & { pricePerDay: string | number })

function withOnePrice(body: unknown) {
  if (typeof body !== 'object' || body === null || !('pricePerDay' in body)) return body
  const { pricePerDay, ...rest } = body
  return { pricePerTeepee: pricePerDay, ...rest }
}

export const NewTheme = z.preprocess(
  (body: EitherPrice<z.input<typeof newTheme>>) => withOnePrice(body),
  newTheme,
)
export const ThemeChange = z.preprocess(
  (body: EitherPrice<z.input<typeof themeChange>>) => withOnePrice(body),
  themeChange,
)

const tag = 'Themes'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'catalogue' })
export const listThemes = visitors.get('/api/themes', 'List all themes in display order', {
  returns: z.array(Theme),
})
export const readTheme = visitors.get('/api/themes/:id', 'Get a theme', { returns: Theme, refuses: [400] })
export const createTheme = staff.post('/api/themes', 'Create a theme', {
  body: NewTheme,
  creates: Theme,
  refuses: [409],
})
export const reorderThemes = staff.patch('/api/themes/reorder', 'Reorder themes', {
  body: orderUpdates,
  returns: z.array(Theme),
  refuses: [404],
})
export const changeTheme = staff.patch('/api/themes/:id', 'Update a theme', {
  body: ThemeChange,
  returns: Theme,
  refuses: [409],
})
export const deleteTheme = staff.delete('/api/themes/:id', 'Delete a theme that no booking uses', {
  refuses: [409],
})
