import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { FocalPointDialog } from '#app/admin/kit/pictures/focal-point-dialog.tsx'
import { api } from '#app/lib/api/api.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import styles from './uploaded-images.module.css'

type UploadedImageCardProps = { image: UploadedImage; onDeleted: () => void }

export function UploadedImageCard({ image, onDeleted }: UploadedImageCardProps) {
  const text = useText()
  const { path, originalName, usedBy, picture } = image
  const [dialog, setDialog] = useState<'focal' | 'delete'>()
  const close = () => setDialog(undefined)
  const remove = useDeleteUpload(image, close, onDeleted)
  return (
    <Card as="li" padding="none" className={styles.card}>
      <Picture
        image={pictureImage(path, originalName, { [path]: picture })}
        sizes="(width < 40rem) 45vw, 12rem"
        ratio="4 / 3"
      />
      <p className={styles.name} title={originalName}>
        {originalName}
      </p>
      <p className={styles.uses}>
        {usedBy.length > 0 ? (
          <>
            {text('admin.imageManager.uploaded.shownBy')} {usedBy.join(', ')}
          </>
        ) : (
          text('admin.imageManager.uploaded.notUsed')
        )}
      </p>
      <div className={styles.tools}>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setDialog('focal')}
          aria-label={text('admin.imageManager.uploaded.focusOf', { name: originalName })}
        >
          {text('admin.imageManager.uploaded.focus')}
        </Button>
        {usedBy.length === 0 && (
          <IconButton
            icon="trash"
            tone="danger"
            label={text('admin.imageManager.uploaded.deleteNamed', { name: originalName })}
            onClick={() => setDialog('delete')}
          />
        )}
      </div>
      <FocalPointDialog isOpen={dialog === 'focal'} onClose={close} path={path} onSaved={() => undefined} />
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        onClose={close}
        onConfirm={() => remove.mutate()}
        isBusy={remove.isPending}
        title={text('admin.imageManager.uploaded.ask')}
        description={text('admin.imageManager.uploaded.askHint', { name: originalName })}
        confirmLabel={text('admin.imageManager.uploaded.delete')}
        busyLabel={text('admin.imageManager.uploaded.deleting')}
      />
    </Card>
  )
}

function useDeleteUpload({ id }: UploadedImage, onEnd: () => void, onDeleted: () => void) {
  const text = useText()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: () => api.delete('/api/uploads/:id', { params: { id } }),
    onSuccess: async () => {
      toastSuccess(text('admin.imageManager.uploaded.deleted'))
      onEnd()
      await queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey })
      onDeleted()
    },
    onError: (error) => {
      toastFailure(describeFailure(error))
      onEnd()
    },
  })
}
