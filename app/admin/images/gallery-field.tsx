import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldError, FieldHint } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { UploadedImage } from '#contract/images.ts'
import type { Picture as KnownPicture } from '#contract/pictures.ts'
import { DropArea } from './drop-area.tsx'
import { FileButton } from './file-button.tsx'
import styles from './gallery-field.module.css'
import { GalleryPictures } from './gallery-pictures.tsx'
import { ImagePickerDialog } from './image-picker-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

type GalleryFieldProps = {
  label: string
  /** The pictures' paths, in their order. */
  value: readonly string[]
  onChange: (paths: string[]) => void
  limitMegabytes?: number
  endpoint?: string
  hint?: ReactNode
  error?: string | undefined
  /** What is known of the pictures, by path. */
  pictures?: Readonly<Record<string, KnownPicture>> | undefined
}

/** Any number of pictures in an order: uploaded several at once, picked, moved, taken away. */
export function GalleryField(props: GalleryFieldProps) {
  const { label, value, onChange, limitMegabytes, endpoint, hint, error, pictures = {} } = props
  const id = useId()
  const [isPicking, setIsPicking] = useState(false)
  const [learned, setLearned] = useState<Readonly<Record<string, KnownPicture>>>({})
  const { uploads, upload } = useUploads({ endpoint, limitMegabytes })
  // Uploads end one after another: each adds to what is there by then, not to what was there at the start.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = (paths: string[]) => {
    latest.current = paths
    onChange(paths)
  }
  const add = (images: readonly UploadedImage[]) => {
    setLearned((known) => ({
      ...known,
      ...Object.fromEntries(images.map((each) => [each.path, each.picture])),
    }))
    change([...new Set([...latest.current, ...images.map((each) => each.path)])])
  }
  const uploadAll = (files: File[]) => upload(files, (image) => add([image]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with its legend in the flow
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <DropArea onFiles={uploadAll} className={styles.area}>
        <GalleryPictures
          paths={value.filter((path) => path !== '')}
          pictures={{ ...pictures, ...learned }}
          onChange={change}
        />
        <UploadList uploads={uploads} />
        <p className={styles.way}>Drop pictures here, paste them, or choose several at once:</p>
        <div className={styles.buttons}>
          <FileButton
            labelledBy={`${id}-label`}
            describedBy={error ? `${id}-error` : undefined}
            isInvalid={Boolean(error)}
            isMultiple
            onFiles={uploadAll}
          >
            Upload
          </FileButton>
          <Button variant="secondary" size="sm" onClick={() => setIsPicking(true)}>
            <Icon name="image" />
            Choose from uploads
          </Button>
        </div>
      </DropArea>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <ImagePickerDialog
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onSelect={add}
        isMultiple
        endpoint={endpoint}
        limitMegabytes={limitMegabytes}
      />
    </div>
  )
}
