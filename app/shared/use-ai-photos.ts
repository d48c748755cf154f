import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'

const LOOK_EVERY_MILLISECONDS = 3000

/**
 * Generates new photos of the add-ons. Each is shown as soon as it is ready, so the number of changed add-ons
 * is the progress.
 */
export function useAiPhotos(successWords: string | undefined) {
  const text = useText()
  const failedHint = text('aiPhotosButton.failedHint')
  const queryClient = useQueryClient()
  const [before, setBefore] = useState<ReadonlyMap<number, string>>(new Map())
  const generate = useMutation({
    mutationFn: async () => {
      const response = await api.post('/api/generate-ai-images')
      if (!response.success) throw new Error(failedHint)
    },
    onMutate: () => {
      const addons = queryClient.getQueryData(addonsQuery.queryKey) ?? []
      setBefore(new Map(addons.map(({ id, image }) => [id, image])))
    },
    onSuccess: () =>
      toast({ title: text('aiPhotosButton.done'), description: successWords, tone: 'success' }),
    onError: (error) =>
      toast({
        title: text('aiPhotosButton.failed'),
        description: getSentence(error, failedHint),
        tone: 'danger',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addonsQuery.queryKey }),
  })
  const { data: addons = [] } = useQuery({
    ...addonsQuery,
    refetchInterval: generate.isPending ? LOOK_EVERY_MILLISECONDS : false,
  })
  const done = addons.filter(({ id, image }) => before.has(id) && before.get(id) !== image).length
  return { generate, total: addons.length, done }
}
