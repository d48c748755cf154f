import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Progress } from '#app/ui/display/progress.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'

export type AiPhotosButtonProps = { label?: string; successWords?: string }

/** Generates new pictures of the add-ons. */
export default function AiPhotosButton({ label, successWords }: AiPhotosButtonProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { generate, total, done } = useAiPhotos(successWords)
  return (
    <>
      <Button variant="secondary" size="sm" isBusy={generate.isPending} onClick={() => setIsAsking(true)}>
        <Icon name="sparkles" />
        {label ?? text('aiPhotosButton.generate')}
      </Button>
      {generate.isPending && total > 0 && (
        <Progress
          label={text('aiPhotosButton.progress', { photo: Math.min(done + 1, total), total })}
          percent={(done / total) * 100}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          generate.mutate()
        }}
        tone="primary"
        title={text('aiPhotosButton.ask', { total })}
        description={text('aiPhotosButton.askHint')}
        confirmLabel={text('aiPhotosButton.make')}
      />
    </>
  )
}

const LOOK_EVERY_MILLISECONDS = 3000

/**
 * Generates new photos of the add-ons. Each is shown as soon as it is ready, so the number of changed add-ons
 * is the progress.
 */
function useAiPhotos(successWords: string | undefined) {
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
