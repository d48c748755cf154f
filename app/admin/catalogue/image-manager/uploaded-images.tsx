import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { confirm } from '#app/admin/kit/confirm/confirm.ts'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { DropArea } from '#app/admin/kit/pictures/drop-area.tsx'
import { FileButton } from '#app/admin/kit/pictures/file-button.tsx'
import { FocalPointDialog } from '#app/admin/kit/pictures/focal-point-dialog.tsx'
import { AllUploads } from '#app/admin/kit/pictures/image-picker-dialog.tsx'
import { UploadList } from '#app/admin/kit/pictures/upload-list.tsx'
import { usePageFiles } from '#app/admin/kit/pictures/use-page-files.ts'
import { useUploads } from '#app/admin/kit/pictures/use-uploads.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { api } from '#app/lib/api/api.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import styles from './uploaded-images.module.css'

const SHOWN_AT_FIRST = 12

/** All pictures with their uses; unused ones can be deleted. */
export function UploadedImages() {
  const text = useText()
  const { uploads, upload } = useUploads({})
  const section = useRef<HTMLElement>(null)
  const add = (files: File[]) => upload(files, () => undefined)
  usePageFiles(add)
  // Focus is lost with the deleted card: move it to the upload button.
  const focusUpload = () => section.current?.querySelector('input')?.focus({ preventScroll: true })
  return (
    <Text as="section" ref={section} aria-labelledby="uploaded-images" marginTop={7}>
      <DropArea onFiles={add} className={styles.area}>
        <Row as="header" justify="space-between" gap={3}>
          <Text as="h2" size="xl" id="uploaded-images">
            {text('admin.imageManager.uploaded.title')}
          </Text>
          <FileButton labelledBy="uploaded-images" isMultiple onFiles={add}>
            {text('admin.pictures.upload')}
          </FileButton>
        </Row>
        <UploadList uploads={uploads} />
        <AllUploads>{(images) => <ImageGrid images={images} onDeleted={focusUpload} />}</AllUploads>
      </DropArea>
    </Text>
  )
}

type ImageGridProps = { images: readonly UploadedImage[]; onDeleted: () => void }

function ImageGrid({ images, onDeleted }: ImageGridProps) {
  const text = useText()
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  return (
    <>
      <ul className={styles.grid}>
        {images.slice(0, shown).map((image) => (
          <UploadedImageCard key={image.id} image={image} onDeleted={onDeleted} />
        ))}
      </ul>
      {images.length > shown && (
        <Button variant="secondary" className={styles.more} onClick={() => setShown(images.length)}>
          {text('admin.imageManager.uploaded.showAll', { count: images.length })}
        </Button>
      )}
    </>
  )
}

type UploadedImageCardProps = { image: UploadedImage; onDeleted: () => void }

function UploadedImageCard(props: UploadedImageCardProps) {
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
          label={text('admin.pictures.focus.title')}
          onClick={() => setIsFocusing(true)}
          name={text('admin.imageManager.uploaded.focusOf', { name: originalName })}
        />
        {usedBy.length === 0 && (
          <DeleteButton label={text('admin.lists.remove', { name: originalName })} onClick={askToDelete} />
        )}
      </Row>
      {isFocusing && (
        <FocalPointDialog onClose={() => setIsFocusing(false)} path={path} onSaved={() => undefined} />
      )}
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
      confirmLabel: text('admin.forms.remove.confirm'),
      busyLabel: text('admin.forms.remove.deleting'),
      run: () => api.delete('/api/uploads/:id', { params: { id } }),
      done: () => {
        toastSuccess(text('admin.imageManager.uploaded.deleted'))
        void queryClient.invalidateQueries({ queryKey: uploadsQuery.queryKey }).then(onDeleted)
      },
    })
}
