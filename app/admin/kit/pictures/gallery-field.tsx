import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { FieldGroup } from '#app/ui/fields/field.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { DropArea } from './drop-area.tsx'
import { GalleryPictures } from './gallery-pictures.tsx'
import { ImagePickerDialog } from './image-picker-dialog.tsx'
import { PictureChoices } from './picture-choices.tsx'
import styles from './picture-field.module.css'
import { type PictureFieldProps, useKnownPictures } from './picture-field.ts'
import { UploadList } from './upload-list.tsx'
import { useListUpdate } from './use-list-update.ts'
import { useUploads } from './use-uploads.ts'
import { useWhileUploading } from './use-while-uploading.ts'

type GalleryFieldProps = PictureFieldProps & {
  /** The paths of the pictures, in order. */
  value: readonly string[]
  onChange: (paths: string[]) => void
}

/** An ordered list of pictures: upload several at once, pick, reorder, remove. */
export function GalleryField(props: GalleryFieldProps) {
  const text = useText()
  const { label, limitMegabytes, endpoint, hint, error, onUploading } = props
  const [isPicking, setIsPicking] = useState(false)
  const { paths, known, change, add } = useGallery(props)
  const { uploads, upload } = useUploads({ endpoint, limitMegabytes })
  useWhileUploading(uploads, onUploading)
  const uploadAll = (files: File[]) => upload(files, (image) => add([image]))
  return (
    <FieldGroup {...{ label, hint, error }}>
      {({ labelId, errorId }) => (
        <>
          <DropArea onFiles={uploadAll} className={styles.area}>
            <GalleryPictures paths={paths} pictures={known} onChange={change} />
            <UploadList uploads={uploads} refusedBy={errorId} />
            <PictureChoices
              way={text('admin.pictures.severalWays')}
              fileWords={text('admin.pictures.upload')}
              labelledBy={labelId}
              refusedBy={uploads.length > 0 ? undefined : errorId}
              isMultiple
              onFiles={uploadAll}
              onPick={() => setIsPicking(true)}
            />
          </DropArea>
          {isPicking && (
            <ImagePickerDialog
              onClose={() => setIsPicking(false)}
              onSelect={add}
              isMultiple
              {...{ endpoint, limitMegabytes }}
            />
          )}
        </>
      )}
    </FieldGroup>
  )
}

function useGallery({ value, onChange, pictures }: GalleryFieldProps) {
  const { known, addPictures } = useKnownPictures(pictures)
  const update = useListUpdate(value, onChange)
  const add = (images: readonly UploadedImage[]) => {
    addPictures(images)
    update((paths) => [...new Set([...paths, ...images.map((each) => each.path)])])
  }
  const change = (paths: string[]) => update(() => paths)
  return { paths: value.filter((path) => path !== ''), known, change, add }
}
