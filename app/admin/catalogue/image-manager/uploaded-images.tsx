import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LoadFailure } from '#app/admin/kit/forms/load-failure.tsx'
import { DropArea } from '#app/admin/kit/pictures/drop-area.tsx'
import { FileButton } from '#app/admin/kit/pictures/file-button.tsx'
import { UploadList } from '#app/admin/kit/pictures/upload-list.tsx'
import { usePageFiles } from '#app/admin/kit/pictures/use-page-files.ts'
import { useUploads } from '#app/admin/kit/pictures/use-uploads.ts'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { UploadedImageCard } from './uploaded-image-card.tsx'
import styles from './uploaded-images.module.css'

const SHOWN_AT_FIRST = 12

/** All pictures with their uses; unused ones can be deleted. */
export function UploadedImages() {
  const text = useText()
  const { data: images, isError, refetch, isFetching } = useQuery(uploadsQuery)
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
            {text('admin.imageManager.uploaded.upload')}
          </FileButton>
        </Row>
        <UploadList uploads={uploads} />
        {isError && (
          <LoadFailure
            title={text('admin.pictures.picker.loadFailed')}
            isRetrying={isFetching}
            onRetry={refetch}
          />
        )}
        {!images && !isError && <Skeleton shape="box" height="16rem" />}
        {images?.length === 0 && (
          <EmptyState title={text('admin.pictures.picker.none')}>
            {text('admin.pictures.picker.noneHint')}
          </EmptyState>
        )}
        {images && <ImageGrid images={images} onDeleted={focusUpload} />}
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
      {images.length > 0 && (
        <ul className={styles.grid}>
          {images.slice(0, shown).map((image) => (
            <UploadedImageCard key={image.id} image={image} onDeleted={onDeleted} />
          ))}
        </ul>
      )}
      {images.length > shown && (
        <Button variant="secondary" className={styles.more} onClick={() => setShown(images.length)}>
          {text('admin.imageManager.uploaded.showAll', { count: images.length })}
        </Button>
      )}
    </>
  )
}
