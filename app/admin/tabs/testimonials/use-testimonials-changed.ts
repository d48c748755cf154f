import { useQueryClient } from '@tanstack/react-query'
import { TESTIMONIALS } from './testimonial-paths.ts'

/** Call it after any change to a testimonial: both lists, the staff's and the visitors', are read anew. */
export function useTestimonialsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      [TESTIMONIALS, '/api/testimonials'].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
    )
  }
}
