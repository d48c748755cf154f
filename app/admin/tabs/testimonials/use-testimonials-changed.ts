import { useQueryClient } from '@tanstack/react-query'
import { queriesAt } from '#app/lib/api/api-query.ts'

/** Call it after any change to a testimonial: refetches both lists, the staff's and the visitors'. */
export function useTestimonialsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(queriesAt('/api/admin/testimonials', '/api/testimonials'))
}
