import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import { addonsQuery } from './addons-query.ts'
import { apiJson, sentenceOf } from './api-request.ts'
import { useIsAdmin } from './use-is-admin.ts'

type AiPhotosButtonProps = { label: string; successWords?: string }

/** Has new pictures of the add-ons made. Only staff see it. */
export function AiPhotosButton(props: AiPhotosButtonProps) {
  return useIsAdmin() ? <StaffButton {...props} /> : null
}

function StaffButton({ label, successWords }: AiPhotosButtonProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiJson('POST', '/api/generate-ai-images'),
    onSuccess: () => {
      toast({ title: 'AI Images Generated', description: successWords, tone: 'success' })
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
    <Button variant="secondary" size="sm" isBusy={isPending} onClick={() => mutate()}>
      <Icon name="sparkles" />
      {label}
    </Button>
  )
}
