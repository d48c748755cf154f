import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FocalPointDialog } from '#app/admin/kit/pictures/focal-point-dialog.tsx'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Row } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import styles from './uploaded-images.module.css'

type UploadedImageCardProps = { image: UploadedImage; onDeleted: () => void }

export function UploadedImageCard(props: UploadedImageCardProps) {
  const text = useText()
  const { path, originalName, usedBy, picture } = props.image
  const [isFocusing, setIsFocusing] = useState(false)
  const askToDelete = useAskToDelete(props)
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
      <Row justify="space-between" gap={0} wraps={false} className={styles.tools}>
        <RowButton
          label={text('admin.imageManager.uploaded.focus')}
          onClick={() => setIsFocusing(true)}
          name={text('admin.imageManager.uploaded.focusOf', { name: originalName })}
        />
        {usedBy.length === 0 && (
          <DeleteButton
            label={text('admin.imageManager.uploaded.deleteNamed', { name: originalName })}
            onClick={askToDelete}
          />
        )}
      </Row>
      <FocalPointDialog
        isOpen={isFocusing}
        onClose={() => setIsFocusing(false)}
        path={path}
        onSaved={() => undefined}
      />
    </Card>
  )
}

/** Returns what asks whether to delete an image, and deletes it. */
function useAskToDelete({ image: { id, originalName }, onDeleted }: UploadedImageCardProps) {
  const text = useText()
  const queryClient = useQueryClient()
  return () =>
    confirm({
      title: text('admin.imageManager.uploaded.ask'),
      description: text('admin.imageManager.uploaded.askHint', { name: originalName }),
      confirmLabel: text('admin.imageManager.uploaded.delete'),
      busyLabel: text('admin.imageManager.uploaded.deleting'),
      run: () => api.delete('/api/uploads/:id', { params: { id } }),
      done: () => {
        toastSuccess(text('admin.imageManager.uploaded.deleted'))
        void queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey }).then(onDeleted)
      },
    })
}
