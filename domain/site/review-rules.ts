import { message } from '../foundation/messages/message.ts'

/** What a review must contain: on its public page, in the admin and in the API. */
export const REVIEW_RULES = {
  customerName: { least: 3, message: message('site.review.nameLength') },
  rating: { least: 1, most: 5, message: message('site.review.ratingRange') },
  comment: { least: 10, message: message('site.review.commentLength') },
} as const
