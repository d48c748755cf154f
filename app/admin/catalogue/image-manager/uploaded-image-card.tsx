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
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Row } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import styles from './uploaded-images.module.css'

type UploadedImageCardProps = { image: UploadedImage; onDeleted: () => void }

export function UploadedImageCard({ image, onDeleted }: UploadedImageCardProps) {
  const text = useText()
  const { id, path, originalName, usedBy, picture } = image
  const queryClient = useQueryClient()
  const [isFocusing, setIsFocusing] = useState(false)
  const askToDelete = () =>
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
          <IconButton
            icon="trash"
            tone="danger"
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
