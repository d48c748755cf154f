import { apiQuery, queriesAt } from '#app/lib/api/api-query.ts'

/** All testimonials, for staff. Visitors get only the approved ones. */
export const allTestimonialsQuery = apiQuery('/api/admin/testimonials')

/** The staff's and the visitors' list. */
export const TESTIMONIALS = queriesAt('/api/admin/testimonials', '/api/testimonials')
