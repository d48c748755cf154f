import { z } from 'zod'
import { REVIEW_RULES } from '#domain/site/review-rules.ts'
import { Picture } from '../catalogue/pictures.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  FREE_TEXT_MAX,
  ID_MAX,
  idParams,
  imagePath,
  inOtherLanguage,
  instant,
  language,
  NAME_MAX,
  numeric,
  storedId,
  text,
  wholeNumber,
} from '../wire/fields.ts'

export const Testimonial = z
  .object({
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
      .meta({ description: 'In lists: the metadata of the photo, by its path' }),
    inEnglish: inOtherLanguage.inEnglish,
    inSpanish: z
      .array(z.string())
      .optional()
      .meta({ description: 'Fields in Spanish although English was requested: they are not translated' }),
    writtenIn: language.optional().meta({
      description: 'The language of the comment, if it is neither the requested one nor listed above',
    }),
  })
  .meta({ id: 'Testimonial' })
export type Testimonial = z.infer<typeof Testimonial>

/** A testimonial as staff read it. */
export const StaffTestimonial = Testimonial.extend({
  version: z.int(),
  language: language.meta({ description: 'The language of the comment' }),
  bookingId: z.int().nullable().meta({ description: 'The booking of the party that it is about, if known' }),
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

const NO_BOOKING = fieldError('admin.testimonials.noSuchBooking')
const bookingNumber = wholeNumber(NO_BOOKING, {
  min: 1,
  max: ID_MAX,
  tooSmall: NO_BOOKING,
  tooLarge: NO_BOOKING,
})

/** `approved` is ignored unless the sender is staff. */
export const NewTestimonial = testimonialFields.extend({
  approved: z.boolean().optional(),
  language: language.optional().meta({
    description: 'The language of the comment; defaults to the language of the request',
  }),
})
export const TestimonialChange = testimonialFields
  .extend({ version: z.int32(), language, bookingId: bookingNumber.nullable() })
  .partial()

const tag = 'Testimonials'
export const listTestimonials = endpoint({
  method: 'get',
  path: '/api/testimonials',
  summary: 'List approved testimonials, newest first',
  tag,
  staff: false,
  responses: { 200: z.array(Testimonial) },
})
export const listAllTestimonials = endpoint({
  method: 'get',
  path: '/api/admin/testimonials',
  summary: 'List all testimonials, newest first',
  tag,
  staff: 'messages',
  responses: { 200: z.array(StaffTestimonial) },
})
export const createTestimonial = endpoint({
  method: 'post',
  path: '/api/testimonials',
  summary: 'Submit a testimonial; it needs approval',
  tag,
  staff: false,
  body: NewTestimonial,
  responses: { 201: Testimonial },
  refusals: [400, 409],
})
export const changeTestimonial = endpoint({
  method: 'patch',
  path: '/api/testimonials/:id',
  summary: 'Approve or update a testimonial',
  tag,
  staff: 'messages',
  params: idParams,
  body: TestimonialChange,
  responses: { 200: StaffTestimonial },
  refusals: [400, 404, 409],
})
export const deleteTestimonial = endpoint({
  method: 'delete',
  path: '/api/testimonials/:id',
  summary: 'Delete a testimonial',
  tag,
  staff: 'messages',
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
