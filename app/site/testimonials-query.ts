import { pathQuery } from '#app/lib/path-query.ts'
import type { Testimonial } from '#contract/testimonials.ts'

export const testimonialsQuery = pathQuery<Testimonial[]>('/api/testimonials')
