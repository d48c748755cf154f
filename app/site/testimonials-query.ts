import { loadPath } from '#app/lib/api-request.ts'
import type { Testimonial } from '#contract/testimonials.ts'

export const testimonialsQuery = {
  queryKey: ['/api/testimonials'] as const,
  queryFn: () => loadPath<Testimonial[]>('/api/testimonials'),
}
