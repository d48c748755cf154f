import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiRequest } from '#app/lib/api-request.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toastFailure, toastSuccess } from './failure-words.ts'

type DeleteItemProps = {
  /** The list that holds it, such as /api/themes. */
  path: string
  /** The list that is read anew afterwards, where it has another path. */
  refreshes?: string
  item: { id: number } | undefined
  /** What goes, in one sentence. */
  description: ReactNode
  deleted: string
  failed: (error: unknown) => string
  onClose: () => void
}

/** Asks before something is deleted for good. */
export function DeleteItem({
  path,
  refreshes = path,
  item,
  description,
  deleted,
  failed,
  onClose,
}: DeleteItemProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => apiRequest('DELETE', `${path}/${id}`),
    onSuccess: () => {
      toastSuccess(deleted)
      return queryClient.invalidateQueries({ queryKey: [refreshes] })
    },
    onError: (error) => toastFailure(failed(error)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      onClose={onClose}
      onConfirm={() => item && mutate(item.id)}
      title="Are you sure?"
      description={<>{description} This action cannot be undone.</>}
      confirmLabel="Delete"
      isBusy={isPending}
      busyLabel="Deleting..."
    />
  )
}
