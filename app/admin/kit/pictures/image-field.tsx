import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldGroup } from '#app/ui/fields/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { UploadedImage } from '#contract/catalogue/images.ts'
import { DropArea } from './drop-area.tsx'
import { FocalPointDialog } from './focal-point-dialog.tsx'
import styles from './image-field.module.css'
import { ImagePickerDialog } from './image-picker-dialog.tsx'
import { PictureChoices } from './picture-choices.tsx'
import frame from './picture-field.module.css'
import { type PictureFieldProps, useKnownPictures } from './picture-field.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'
import { useWhileUploading } from './use-while-uploading.ts'

type ImageFieldProps = PictureFieldProps & {
  /** The picture's path; empty for none. */
  value: string
  onChange: (path: string) => void
  required?: boolean
  /** The aspect ratio it will be shown in. */
  ratio?: string
  fit?: 'cover' | 'contain'
}

/** A single picture: chosen from files, dropped, pasted, or picked from earlier uploads. */
export function ImageField(props: ImageFieldProps) {
  const text = useText()
  const { label, value, onChange, limitMegabytes, endpoint, hint, error, required } = props
  const { pictures, ratio = '4 / 3', fit = 'cover', onUploading } = props
  const [dialog, setDialog] = useState<'picker' | 'focal'>()
  const controls = useRef<HTMLDivElement>(null)
  const { known, addPictures } = useKnownPictures(pictures)
  const { uploads, upload } = useUploads({ endpoint, limitMegabytes })
  useWhileUploading(uploads, onUploading)
  useFocusAfterUploading(controls, uploads.length > 0)
  const use = (image: UploadedImage) => {
    addPictures([image])
    onChange(image.path)
  }
  const chooseFile = (files: File[]) => upload(files.slice(0, 1), use)
  const close = () => setDialog(undefined)
  return (
    <FieldGroup {...{ label, hint, error, required }}>
      {({ labelId, errorId }) => (
        <>
          <DropArea onFiles={chooseFile} className={classNames(frame.area, styles.area)}>
            <Preview>
              {value !== '' && (
                <Picture
                  image={pictureImage(value, text('admin.pictures.asItIs', { label }), known)}
                  sizes="(width < 40rem) 14rem, 9rem"
                  {...{ ratio, fit }}
                />
              )}
            </Preview>
            <Stack ref={controls} gap={2}>
              <UploadList uploads={uploads} refusedBy={errorId} />
              {uploads.length === 0 && (
                <Choices
                  {...{ label, value, labelId, errorId }}
                  onFiles={chooseFile}
                  onOpen={setDialog}
                  onRemove={() => onChange('')}
                />
              )}
            </Stack>
          </DropArea>
          {dialog === 'picker' && (
            <ImagePickerDialog
              onClose={close}
              onSelect={([image]) => image && use(image)}
              {...{ endpoint, limitMegabytes }}
            />
          )}
          {dialog === 'focal' && (
            <FocalPointDialog onClose={close} path={value} onSaved={(image) => addPictures([image])} />
          )}
        </>
      )}
    </FieldGroup>
  )
}

type ChoicesProps = Pick<ImageFieldProps, 'label' | 'value'> & {
  labelId: string
  errorId: string | undefined
  onFiles: (files: File[]) => void
  onOpen: (dialog: 'picker' | 'focal') => void
  onRemove: () => void
}

function Choices({ label, value, labelId, errorId, onFiles, onOpen, onRemove }: ChoicesProps) {
  const text = useText()
  return (
    <PictureChoices
      way={text('admin.pictures.oneWay')}
      fileWords={value === '' ? text('admin.pictures.upload') : text('admin.pictures.replace')}
      labelledBy={labelId}
      refusedBy={errorId}
      onFiles={onFiles}
      onPick={() => onOpen('picker')}
    >
      {value !== '' && (
        <>
          <Button variant="quiet" size="sm" onClick={() => onOpen('focal')}>
            {text('admin.pictures.focus.title')}
          </Button>
          <RowButton
            label={text('admin.lists.takeOut')}
            onClick={onRemove}
            name={text('admin.pictures.removeNamed', { label: label.toLowerCase() })}
          />
        </>
      )}
    </PictureChoices>
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

/**
 * The cancel button disappears when the upload ends: moves its focus to the button that chooses a picture.
 */
function useFocusAfterUploading(controls: RefObject<HTMLElement | null>, isUploading: boolean) {
  useEffect(() => {
    if (!isUploading) return
    return () => {
      if (document.activeElement !== document.body) return
      controls.current?.querySelector('input')?.focus({ preventScroll: true })
    }
  }, [controls, isUploading])
}
