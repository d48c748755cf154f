import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '#app/lib/api/api.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { getFailureSentence } from '../forms/describe-failure.ts'
import { useSingleMutation } from '../forms/use-single-mutation.ts'
import { type Focal, FocalPointEditor } from './focal-point-editor.tsx'

type FocalPointDialogProps = {
  isOpen: boolean
  onClose: () => void
  path: string
  onSaved: (image: UploadedImage) => void
}

/** Asks which point of the picture must stay visible in every crop. */
export function FocalPointDialog({ isOpen, ...rest }: FocalPointDialogProps) {
  return isOpen ? createPortal(<OpenDialog {...rest} />, document.body) : null
}

function OpenDialog({ onClose, path, onSaved }: Omit<FocalPointDialogProps, 'isOpen'>) {
  const text = useText()
  const { data: images, isError } = useQuery(uploadsQuery)
  const image = images?.find((candidate) => candidate.path === path)
  const [moved, setMoved] = useState<Focal>()
  const focal = moved ?? image?.picture.focal ?? { x: 0.5, y: 0.5 }
  const { mutate: save, isPending: isSaving } = useSaveFocus({ onClose, onSaved }, focal)
  return (
    <ActDialog
      onClose={onClose}
      size="2xl"
      title={text('admin.pictures.focus.title')}
      description={text('admin.pictures.focus.hint')}
      cancelLabel={text('admin.pictures.cancel')}
      onConfirm={() => image && save(image.id)}
      confirmLabel={text('admin.pictures.focus.save')}
      isDisabled={!image}
      isBusy={isSaving}
      busyLabel={text('admin.pictures.focus.saving')}
    >
      {image && <FocalPointEditor image={image} focal={focal} onMove={setMoved} />}
      {!images && !isError && <Skeleton shape="box" height="18rem" />}
      {(isError || (images && !image)) && (
        <ErrorState title={text('admin.pictures.focus.unknown')}>
          {text('admin.pictures.focus.unknownHint')}
        </ErrorState>
      )}
    </ActDialog>
  )
}

type SavedProps = Pick<FocalPointDialogProps, 'onClose' | 'onSaved'>

function useSaveFocus({ onClose, onSaved }: SavedProps, focal: Focal) {
  const text = useText()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (id: number) => api.patch('/api/uploads/:id', { params: { id }, body: { focal } }),
    onSuccess: async (saved) => {
      onSaved(saved)
      await queryClient.invalidateQueries()
      toast({
        title: text('admin.pictures.focus.saved'),
        description: text('admin.pictures.focus.savedHint'),
        tone: 'success',
      })
      onClose()
    },
    onError: (error) =>
      toast({
        title: text('admin.pictures.focus.error'),
        description: getFailureSentence(text('admin.pictures.focus.failed'), error),
        tone: 'danger',
      }),
  })
}
