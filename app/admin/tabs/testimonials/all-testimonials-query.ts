import { apiQuery } from '#app/lib/api-query.ts'

/** All of them, for staff. Visitors are given the approved ones alone. */
export const allTestimonialsQuery = apiQuery('/api/admin/testimonials')
