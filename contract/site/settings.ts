import { z } from 'zod'
import { INVOICE_PREFIX } from '#domain/money/invoices/invoice-number.ts'
import { TEEPEE_SPACE_LIMITS } from '#domain/site/room-plan.ts'
import { PUBLIC_SETTINGS, SETTINGS, STAFF_SETTINGS } from '#domain/site/settings.ts'
import { Picture } from '../catalogue/pictures.ts'
import { CrewSteps } from '../crew/crew-steps.ts'
import { PolicyInForce } from '../money/pricing.ts'
import { readValues, sentValues } from '../wire/described-values.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { asksAboutBookedDays, email, text } from '../wire/fields.ts'

export const ContactInfo = z
  .object({ address: z.string(), phone: z.string(), email: z.string(), hours: z.string() })
  .meta({ id: 'ContactInfo' })
export type ContactInfo = z.infer<typeof ContactInfo>

export const ContactInfoChange = z.object({
  address: text({ required: fieldError('settings.addressRequired'), max: 300 }),
  phone: text({ required: fieldError('settings.phoneRequired'), max: 60 }),
  email: email(fieldError('fields.email')),
  hours: text({ required: fieldError('settings.hoursRequired'), max: 300 }),
  version: z.int32().optional().describe('The version of the settings that the change is based on'),
})

const SocialLinks = z.object({ instagram: z.string(), facebook: z.string(), pinterest: z.string() })

export const InvoiceDetails = namedObject(
  'InvoiceDetails',
  {
    companyName: text({ min: 0, max: 200 }),
    address: text({ min: 0, max: 300 }),
    taxNumber: text({ min: 0, max: 60 }),
    prefix: text({ min: 0, max: 10 }).regex(INVOICE_PREFIX, fieldError('settings.invoicePrefix')),
  },
  'Empty fields default to the site’s title and address',
)
export type InvoiceDetails = z.infer<typeof InvoiceDetails>

const feet = (minimum: number) => {
  const { maximum } = TEEPEE_SPACE_LIMITS
  const message = fieldError('settings.feet', { least: minimum, most: maximum })
  return z.number({ error: message }).min(minimum, message).max(maximum, message)
}
export const TeepeeSpace = namedObject(
  'TeepeeSpace',
  {
    widthFeet: feet(TEEPEE_SPACE_LIMITS.minimum),
    lengthFeet: feet(TEEPEE_SPACE_LIMITS.minimum),
    walkwayFeet: feet(TEEPEE_SPACE_LIMITS.walkwayMinimum),
  },
  'The floor space of a teepee, and the walkway between two',
)
export type TeepeeSpace = z.infer<typeof TeepeeSpace>

const NO_LINK = fieldError('fields.httpsLink')
const link = z
  .string({ error: NO_LINK })
  .trim()
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: NO_LINK }).max(500)], NO_LINK))

const sent = sentValues(SETTINGS, {
  siteTitle: text({ required: fieldError('settings.titleTooShort'), min: 2, max: 100 }),
  socialLinks: z.object({ instagram: link, facebook: link, pinterest: link }).partial(),
  teepeeSpace: TeepeeSpace,
  invoiceDetails: InvoiceDetails,
  crewSteps: CrewSteps,
})
const own = { siteTitle: z.string(), socialLinks: SocialLinks, teepeeSpace: TeepeeSpace }
const { teepeeSpace, ...publicValues } = readValues(PUBLIC_SETTINGS, own)

/** The public part of the settings. */
export const SiteSettings = namedObject('SiteSettings', {
  ...publicValues,
  /** Only if delivery, tax or the deposit depend on more than the catalogue: see /api/price-terms. */
  hasPriceTerms: z.literal(true).optional(),
  /** Only if delivery or sales tax is charged: which of them depends on the ZIP code of the party. */
  asksForZip: z.object({ delivery: z.boolean(), tax: z.boolean() }).optional(),
  /** Only if it differs from the published one: see domain/booking/changes/published-terms.ts. */
  policy: PolicyInForce.optional(),
  /** Only once the owner has published terms of service: see /api/terms. */
  termsVersion: z.int().optional(),
  /** Only if texts are sent: families are asked whether they want them. */
  sendsTexts: z.literal(true).optional(),
  /** Only if visitors can mail themselves the party they have put together. */
  mailsParties: z.literal(true).optional(),
  /** Only if the wizard asks questions of the owner's own: see /api/questions. */
  asksQuestions: z.literal(true).optional(),
  teepeeSpace,
  /** Only if areas have their own pages. */
  areas: z.array(z.object({ name: z.string(), slug: z.string() })).optional(),
  /** The site's base URL, for canonical links and sharing cards. */
  publicUrl: z.string().optional(),
  pictures: z
    .record(z.string(), Picture)
    .optional()
    .describe('The metadata of the hero picture and the logo, by path'),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const StaffSettings = SiteSettings.extend({
  ...readValues(STAFF_SETTINGS, { invoiceDetails: InvoiceDetails, crewSteps: CrewSteps }),
  version: z.int(),
}).meta({ id: 'StaffSettings' })
export type StaffSettings = z.infer<typeof StaffSettings>

export const SettingsChange = z.object({ ...sent, version: z.int32(), force: asksAboutBookedDays }).partial()
export type SettingsChange = z.input<typeof SettingsChange>

const tag = 'Settings'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'settings' })
export const readContactInfo = visitors.get('/api/contact-info', 'Get the business’s contact details', {
  returns: ContactInfo,
})
export const changeContactInfo = staff.put('/api/contact-info', 'Update the business’s contact details', {
  body: ContactInfoChange,
  returns: ContactInfo,
  refuses: [409],
})
export const readSiteSettings = visitors.get(
  '/api/site-settings',
  'Get the site’s title, pictures, colors and links',
  { returns: SiteSettings },
)
export const changeSiteSettings = staff.put('/api/site-settings', 'Update the settings', {
  body: SettingsChange,
  returns: StaffSettings,
  refuses: [409],
})
export const readStaffSettings = staff.get('/api/admin/settings', 'Get all settings', {
  returns: StaffSettings,
})
