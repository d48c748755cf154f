import { z } from 'zod'
import { AREA_WORDS } from '#domain/site/area-page.ts'
import { Picture } from '../catalogue/pictures.ts'
import { Testimonial } from '../people/testimonials.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, ID_MAX, NO_NUL, text, tooLong, UNSTORABLE } from '../wire/fields.ts'

const ZIP_CODE = /^\d{5}$/
const ZIP_CODES_MOST = 60

const words = (max: number) => z.string().regex(NO_NUL, UNSTORABLE).max(max, tooLong(max))

export const AreaWords = z
  .object({ id: z.int32(), lead: words(AREA_WORDS.lead).optional(), text: words(AREA_WORDS.text).optional() })
  .meta({ id: 'AreaWords', description: 'On the page of the area with this number' })

const time = z.string().meta({ example: '17:00' })

const AreaFacts = namedObject(
  'AreaFacts',
  {
    fee: z.object({ least: decimal, most: decimal }).optional(),
    parties: z.int().optional().describe('The number of parties; only if there are at least three'),
    window: z
      .object({ startTime: time, from: time, to: time })
      .optional()
      .describe('When most parties began, and when the crew came'),
    room: z
      .object({ teepees: z.int(), widthFeet: z.int(), lengthFeet: z.int() })
      .optional()
      .describe('How many teepees most parties had, and the space they need'),
    reviews: z.int().optional(),
    pictures: z.int().optional(),
  },
  'From the work of the business there; unknown values are missing',
)
export type AreaFacts = z.infer<typeof AreaFacts>

const AreaPage = namedObject('AreaPage', {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  zipCodes: z.array(z.string()),
  facts: AreaFacts,
  isListed: z.boolean().describe('It has enough content of its own for search engines'),
  words: AreaWords.omit({ id: true }),
  reviews: z.array(Testimonial),
  pictures: z.array(z.object({ path: z.string(), picture: Picture })),
})
export type AreaPage = z.infer<typeof AreaPage>

const StaffArea = namedObject('StaffArea', {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  zipCodes: z.array(z.string()),
  isShown: z.boolean(),
  facts: AreaFacts,
  isListed: z.boolean(),
  version: z.int(),
})
export type StaffArea = z.infer<typeof StaffArea>

const NO_ZIP = fieldError('admin.siteTexts.areas.zipCodesNeeded')
const areaFields = z.object({
  name: text({ required: fieldError('admin.siteTexts.areas.nameNeeded'), min: 2, max: 60 }),
  zipCodes: z
    .array(z.string().trim().regex(ZIP_CODE, NO_ZIP), NO_ZIP)
    .min(1, NO_ZIP)
    .max(ZIP_CODES_MOST, fieldError('areas.tooManyZipCodes', { most: ZIP_CODES_MOST }))
    .transform((zipCodes) => [...new Set(zipCodes)].sort()),
  isShown: z.boolean(),
})
export const AreaChange = areaFields.extend({ version: z.int32() }).partial()

const tag = 'Site texts'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'settings' })
/** Staff read what a page would say before they publish it. */
export const asDraft = z.object({
  preview: z.coerce
    .number()
    .int()
    .min(0)
    .max(ID_MAX)
    .optional()
    .describe('For staff: a version to preview before it is published, 0 for what visitors see'),
})

export const readArea = visitors.get(
  '/api/areas/:slug',
  'Get the content of an area’s page, in the reader’s language',
  { params: { slug: z.string().max(80) }, query: asDraft, returns: AreaPage, refuses: [401, 403] },
)
export const listAreas = staff.get(
  '/api/admin/areas',
  'List the areas with a page of their own, published or not',
  { returns: z.array(StaffArea) },
)
export const createArea = staff.post(
  '/api/admin/areas',
  'Create an area; visitors see its page once it is published',
  { body: areaFields.extend({ isShown: z.boolean().default(false) }), creates: StaffArea, refuses: [409] },
)
export const changeArea = staff.patch(
  '/api/admin/areas/:id',
  'Update an area, or publish or unpublish its page',
  { body: AreaChange, returns: StaffArea, refuses: [409] },
)
export const deleteArea = staff.delete('/api/admin/areas/:id', 'Delete an area and its page')
