import { apiQuery } from '#app/lib/api-query.ts'

export const testimonialsQuery = apiQuery('/api/testimonials')
