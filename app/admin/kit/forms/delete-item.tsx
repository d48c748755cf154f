import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { toastFailure, toastSuccess } from './describe-failure.ts'
import { useSingleMutation } from './use-single-mutation.ts'

type DeleteItemProps = {
  remove: (id: number) => Promise<undefined>
  /** The list that contains the item; refetched after the deletion. */
  list: ApiQuery<unknown>
  item: { id: number } | undefined
  /** One sentence that names what is deleted. */
  description: ReactNode
  deleted: string
  failed: (error: unknown) => string
  onClose: () => void
}

/** Asks for confirmation before a permanent deletion. */
export function DeleteItem({ remove, list, item, description, deleted, failed, onClose }: DeleteItemProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: remove,
    onSuccess: () => {
      toastSuccess(deleted)
      return queryClient.invalidateQueries({ queryKey: list.queryKey })
    },
    onError: (error) => toastFailure(failed(error)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      onClose={onClose}
      onConfirm={() => item && mutate(item.id)}
      title={text('admin.forms.remove.title')}
      description={
        <>
          {description} {text('admin.forms.remove.forGood')}
        </>
      }
      confirmLabel={text('admin.forms.remove.confirm')}
      isBusy={isPending}
      busyLabel={text('admin.forms.remove.deleting')}
    />
  )
}
