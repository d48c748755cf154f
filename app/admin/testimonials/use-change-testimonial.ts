import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiJson } from '#app/lib/api-request.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { toastSuccess } from '../edit/failure-words.ts'
import { TESTIMONIALS } from './testimonial-paths.ts'

type Change = { readonly body: object; readonly done: string }

/** Changes a testimonial; both lists, the staff's and the visitors', are read anew. */
export function useChangeTestimonial(id: number, onError: (error: unknown) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body }: Change) => apiJson<Testimonial>('PATCH', `/api/testimonials/${id}`, body),
    onSuccess: async (_, { done }) => {
      toastSuccess(done)
      await Promise.all(
        [TESTIMONIALS, '/api/testimonials'].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      )
    },
    onError,
  })
}
