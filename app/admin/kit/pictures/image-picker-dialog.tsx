import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { uploadsQuery } from '#app/lib/api/uploads-query.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { toastQueue } from '#app/ui/toasts/toast-queue.ts'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { toastFailure } from '../forms/describe-failure.ts'
import { LoadFailure } from '../forms/load-failure.tsx'
import { DropArea } from './drop-area.tsx'
import { FileButton } from './file-button.tsx'
import styles from './image-picker-dialog.module.css'
import { UploadList } from './upload-list.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

type PickerProps = {
  onClose: () => void
  /** The chosen pictures, in the order they were chosen. */
  onSelect: (images: UploadedImage[]) => void
  isMultiple?: boolean
  endpoint?: string | undefined
  limitMegabytes?: number | undefined
}

/** Earlier uploads to pick from, and a place to add more. */
export function ImagePickerDialog(props: PickerProps) {
  const text = useText()
  const { onClose, isMultiple = false, endpoint, limitMegabytes } = props
  const id = useId()

  const { uploads, upload } = useUploads({ endpoint, limitMegabytes })
  const { chosen, toggle, choose, finish, hasToWait } = useChoice(props, uploads)
  const add = (files: File[]) => upload(isMultiple ? files : files.slice(0, 1), choose)
  return (
    <ActDialog
      onClose={onClose}
      size="3xl"
      title={
        <span id={`${id}-title`}>
          {isMultiple ? text('admin.pictures.picker.several') : text('admin.pictures.picker.one')}
        </span>
      }
      onConfirm={finish}
      confirmLabel={text('admin.pictures.picker.select', { count: chosen.length })}
    >
      <DropArea onFiles={add} className={styles.body}>
        <Row gap={3}>
          <FileButton labelledBy={`${id}-title`} isMultiple={isMultiple} onFiles={add}>
            {text('admin.pictures.picker.uploadNew')}
          </FileButton>
          <Text as="span" size="sm" tone="soft">
            {isMultiple
              ? text('admin.pictures.picker.orDropSeveral')
              : text('admin.pictures.picker.orDropOne')}
          </Text>
        </Row>
        <UploadList uploads={uploads} refusedBy={hasToWait ? `${id}-wait` : undefined} />
        <div role="alert">
          <FieldError id={`${id}-wait`}>
            {hasToWait ? text('admin.forms.stillUploading') : undefined}
          </FieldError>
        </div>
        <AllUploads>
          {(images) => <PickerGrid {...{ images, chosen, isMultiple }} onToggle={toggle} />}
        </AllUploads>
      </DropArea>
    </ActDialog>
  )
}

/** The selected pictures in order, and the callback that returns them once the current uploads have ended. */
function useChoice({ isMultiple = false, onSelect, onClose }: PickerProps, uploads: readonly Upload[]) {
  const [chosen, setChosen] = useState<readonly UploadedImage[]>([])
  const [awaited, setAwaited] = useState<readonly number[]>([])
  const remindedBy = useRef<number>(undefined)
  const toggle = (image: UploadedImage) => {
    // The reminder toast may cover the button that the user needs next.
    if (remindedBy.current !== undefined) toastQueue.dismiss(remindedBy.current)
    setChosen((all) => {
      if (all.some(({ id }) => id === image.id)) return all.filter(({ id }) => id !== image.id)
      return isMultiple ? [...all, image] : [image]
    })
  }
  const choose = (image: UploadedImage) =>
    setChosen((all) => (isMultiple ? [...all.filter(({ id }) => id !== image.id), image] : [image]))
  const finish = () => {
    if (uploads.length > 0) return setAwaited(uploads.map(({ key }) => key))
    if (chosen.length === 0) {
      const text = shownText()
      remindedBy.current = toastFailure(
        text('admin.pictures.picker.nothingHint'),
        text('admin.pictures.picker.nothing'),
      )
      return
    }
    onSelect([...chosen])
    onClose()
  }
  return { chosen, toggle, choose, finish, hasToWait: uploads.some(({ key }) => awaited.includes(key)) }
}

/** All pictures that were uploaded; until they have loaded, if that failed, or if there are none, words about it. */
export function AllUploads({ children }: { children: (images: readonly UploadedImage[]) => ReactNode }) {
  const text = useText()
  const { data: images, isError, isFetching, refetch } = useQuery(uploadsQuery)
  return (
    <>
      {isError && (
        <LoadFailure
          title={text('admin.pictures.picker.loadFailed')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!images && !isError && <Skeleton shape="box" height="16rem" />}
      {images?.length === 0 ? (
        <EmptyState title={text('admin.pictures.picker.none')}>
          {text('admin.pictures.picker.noneHint')}
        </EmptyState>
      ) : (
        images && children(images)
      )}
    </>
  )
}

type PickerGridProps = {
  images: readonly UploadedImage[]
  chosen: readonly UploadedImage[]
  onToggle: (image: UploadedImage) => void
  isMultiple: boolean
}

/** All pictures, to select one or several; a number shows the selection order. */
function PickerGrid({ images, chosen, onToggle, isMultiple }: PickerGridProps) {
  const name = useId()
  return (
    <ul className={styles.grid}>
      {images.map((image) => {
        const rank = chosen.findIndex(({ id }) => id === image.id) + 1
        return (
          <li key={image.id}>
            <label className={styles.choice}>
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={name}
                checked={rank > 0}
                onChange={() => onToggle(image)}
                className={styles.input}
              />
              <Picture
                image={pictureImage(image.path, '', { [image.path]: image.picture })}
                sizes="(width < 40rem) 45vw, 11rem"
                ratio="4 / 3"
              />
              {rank > 0 && (
                <span className={styles.mark} aria-hidden="true">
                  {isMultiple ? rank : <Icon name="check" />}
                </span>
              )}
              <span className={styles.name}>{image.originalName}</span>
              <span className={styles.size}>
                {image.width} × {image.height}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
