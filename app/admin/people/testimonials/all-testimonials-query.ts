import { apiQuery } from '#app/lib/api/api-query.ts'

/** All testimonials, for staff. Visitors get only the approved ones. */
export const allTestimonialsQuery = apiQuery('/api/admin/testimonials')
