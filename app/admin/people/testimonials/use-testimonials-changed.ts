import { useQueryClient } from '@tanstack/react-query'
import { queriesAt } from '#app/lib/api/api-query.ts'

/**
 * Returns a function to call after any change to a testimonial: it refetches both the staff's and the
 * visitors' list.
 */
export function useTestimonialsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(queriesAt('/api/admin/testimonials', '/api/testimonials'))
}
