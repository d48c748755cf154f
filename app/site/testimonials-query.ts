import { apiQuery } from '#app/lib/api/api-query.ts'

export const testimonialsQuery = apiQuery('/api/testimonials')
