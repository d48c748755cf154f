import { type ReactNode, useId, useState } from 'react'
import { pictureImage } from '#app/lib/picture-image.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError, FieldHint } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { UploadedImage } from '#contract/images.ts'
import type { Picture as KnownPicture } from '#contract/pictures.ts'
import { DropArea } from './drop-area.tsx'
import { FileButton } from './file-button.tsx'
import { FocalPointDialog } from './focal-point-dialog.tsx'
import styles from './image-field.module.css'
import { ImagePickerDialog } from './image-picker-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

type ImageFieldProps = {
  label: string
  /** The picture's path; empty for none. */
  value: string
  onChange: (path: string) => void
  limitMegabytes?: number
  endpoint?: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** What is known of the picture, by its path. */
  pictures?: Readonly<Record<string, KnownPicture>> | undefined
  /** The shape it will be shown in. */
  ratio?: string
  fit?: 'cover' | 'contain'
}

type OpenDialog = 'picker' | 'focal' | undefined

/** One picture: chosen from files, dropped, pasted, or picked from those that were uploaded before. */
export function ImageField(props: ImageFieldProps) {
  const { label, value, onChange, limitMegabytes, endpoint, hint, error, required } = props
  const { pictures = {}, ratio = '4 / 3', fit = 'cover' } = props
  const id = useId()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [learned, setLearned] = useState<Readonly<Record<string, KnownPicture>>>({})
  const { uploads, upload } = useUploads({ endpoint, limitMegabytes })
  const learn = ({ path, picture }: UploadedImage) => {
    if (picture) setLearned((known) => ({ ...known, [path]: picture }))
  }
  const use = (image: UploadedImage) => {
    learn(image)
    onChange(image.path)
  }
  const chooseFile = (files: File[]) => upload(files.slice(0, 1), use)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with its legend in the flow
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <span id={`${id}-label`} className={styles.label} data-required={required}>
        {label}
      </span>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <DropArea onFiles={chooseFile} className={styles.area}>
        <Preview>
          {value !== '' && (
            <Picture
              image={pictureImage(value, `${label} as it is now`, { ...pictures, ...learned })}
              sizes="12rem"
              ratio={ratio}
              fit={fit}
            />
          )}
        </Preview>
        <div className={styles.controls}>
          {uploads.length > 0 ? (
            <UploadList uploads={uploads} />
          ) : (
            <Choices
              id={id}
              {...{ label, value, error }}
              onFiles={chooseFile}
              onOpen={setDialog}
              onRemove={() => onChange('')}
            />
          )}
        </div>
      </DropArea>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <ImagePickerDialog
        isOpen={dialog === 'picker'}
        onClose={() => setDialog(undefined)}
        onSelect={([image]) => image && use(image)}
        endpoint={endpoint}
        limitMegabytes={limitMegabytes}
      />
      <FocalPointDialog
        isOpen={dialog === 'focal'}
        onClose={() => setDialog(undefined)}
        path={value}
        onSaved={learn}
      />
    </div>
  )
}

type ChoicesProps = Pick<ImageFieldProps, 'label' | 'value' | 'error'> & {
  id: string
  onFiles: (files: File[]) => void
  onOpen: (dialog: OpenDialog) => void
  onRemove: () => void
}

function Choices({ id, label, value, error, onFiles, onOpen, onRemove }: ChoicesProps) {
  return (
    <>
      <p className={styles.way}>Drop a picture here, paste one, or choose:</p>
      <div className={styles.buttons}>
        <FileButton
          labelledBy={`${id}-label`}
          describedBy={error ? `${id}-error` : undefined}
          isInvalid={Boolean(error)}
          onFiles={onFiles}
        >
          {value === '' ? 'Upload' : 'Replace'}
        </FileButton>
        <Button variant="secondary" size="sm" onClick={() => onOpen('picker')}>
          <Icon name="image" />
          Choose from uploads
        </Button>
        {value !== '' && (
          <>
            <Button variant="quiet" size="sm" onClick={() => onOpen('focal')}>
              Set focus
            </Button>
            <Button variant="quiet" size="sm" onClick={onRemove} aria-label={`Remove ${label.toLowerCase()}`}>
              Remove
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function Preview({ children }: { children: ReactNode }) {
  return (
    <div className={styles.preview}>
      {children || (
        <span className={styles.nothing} aria-hidden="true">
          <Icon name="image" />
        </span>
      )}
    </div>
  )
}
