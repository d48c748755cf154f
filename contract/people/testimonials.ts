import { z } from 'zod'
import { REVIEW_RULES } from '#domain/site/review-rules.ts'
import { Picture } from '../catalogue/pictures.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  FREE_TEXT_MAX,
  ID_MAX,
  imagePath,
  inOtherLanguage,
  instant,
  language,
  NAME_MAX,
  numeric,
  storedId,
  text,
  wholeBetween,
} from '../wire/fields.ts'

export const Testimonial = namedObject('Testimonial', {
  id: z.int(),
  customerName: z.string(),
  themeId: z.int().nullable(),
  rating: z.number(),
  comment: z.string(),
  customerImage: z.string().nullable(),
  approved: z.boolean(),
  createdAt: instant,
  pictures: z
    .record(z.string(), Picture)
    .optional()
    .describe('In lists: the metadata of the photo, by its path'),
  inEnglish: inOtherLanguage.inEnglish,
  inSpanish: z
    .array(z.string())
    .optional()
    .describe('Fields in Spanish although English was requested: they are not translated'),
  writtenIn: language
    .optional()
    .describe('The language of the comment, if it is neither the requested one nor listed above'),
})
export type Testimonial = z.infer<typeof Testimonial>

export const StaffTestimonial = Testimonial.extend({
  version: z.int(),
  language: language.describe('The language of the comment'),
  bookingId: z.int().nullable().describe('The booking of the party that it is about, if known'),
}).meta({ id: 'StaffTestimonial' })
export type StaffTestimonial = z.infer<typeof StaffTestimonial>

const RATING = fieldError('site.review.ratingRange')

const testimonialFields = z.object({
  customerName: text({
    required: fieldError('site.review.nameLength'),
    isLine: true,
    min: REVIEW_RULES.customerName.least,
    max: NAME_MAX,
  }),
  themeId: storedId.nullish().transform((id) => id ?? null),
  rating: numeric(
    z
      .number({ error: RATING })
      .min(REVIEW_RULES.rating.least, RATING)
      .max(REVIEW_RULES.rating.most, RATING)
      .multipleOf(0.5, fieldError('testimonials.ratingHalf')),
  ),
  comment: text({
    required: fieldError('site.review.commentLength'),
    min: REVIEW_RULES.comment.least,
    max: FREE_TEXT_MAX,
  }),
  customerImage: z
    .union([z.literal('').transform(() => null), imagePath()])
    .nullish()
    .transform((path) => path ?? null),
  approved: z.boolean(),
})

const bookingNumber = wholeBetween(1, ID_MAX, fieldError('admin.testimonials.noSuchBooking'))

/** `approved` is ignored unless the sender is staff. */
export const NewTestimonial = testimonialFields.extend({
  approved: z.boolean().optional(),
  language: language
    .optional()
    .describe('The language of the comment; defaults to the language of the request'),
})
export const TestimonialChange = testimonialFields
  .extend({ version: z.int32(), language, bookingId: bookingNumber.nullable() })
  .partial()

const tag = 'Testimonials'
const visitors = describeCalls({ tag, staff: false })
const staff = describeCalls({ tag, staff: 'messages' })
export const listTestimonials = visitors.get(
  '/api/testimonials',
  'List approved testimonials, newest first',
  { returns: z.array(Testimonial) },
)
export const listAllTestimonials = staff.get(
  '/api/admin/testimonials',
  'List all testimonials, newest first',
  { returns: z.array(StaffTestimonial) },
)
export const createTestimonial = visitors.post(
  '/api/testimonials',
  'Submit a testimonial; it needs approval',
  { body: NewTestimonial, creates: Testimonial, refuses: [409] },
)
export const changeTestimonial = staff.patch('/api/testimonials/:id', 'Approve or update a testimonial', {
  body: TestimonialChange,
  returns: StaffTestimonial,
  refuses: [409],
})
export const deleteTestimonial = staff.delete('/api/testimonials/:id', 'Delete a testimonial')
