import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addonsQuery } from '#app/lib/addons-query.ts'
import { apiJson, sentenceOf } from '#app/lib/api-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './ai-photos-button.module.css'

/** For staff only. */
export function AiPhotosButton() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiJson('POST', '/api/generate-ai-images'),
    onSuccess: () => {
      toast({ title: 'AI Images Generated', tone: 'success' })
      return queryClient.invalidateQueries({ queryKey: addonsQuery.queryKey })
    },
    onError: (error) =>
      toast({
        title: 'Generation Failed',
        description: sentenceOf(error, 'Could not generate AI images'),
        tone: 'danger',
      }),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      className={styles.button}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      <Icon name="sparkles" />
      Generate AI Photos
    </Button>
  )
}
