import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '#app/lib/in-both.ts'
import { uploadsQuery } from '#app/lib/uploads-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { type ToastMessage, toast, toastQueue } from '#app/ui/toast-queue.ts'
import type { UploadedImage } from '#contract/images.ts'
import { FORMS_WORDS } from '../forms/forms-words.ts'
import { LoadFailure } from '../forms/load-failure.tsx'
import { DropArea } from './drop-area.tsx'
import { FileButton } from './file-button.tsx'
import styles from './image-picker-dialog.module.css'
import { PickerGrid } from './picker-grid.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

type PickerProps = {
  isOpen: boolean
  onClose: () => void
  /** The chosen pictures, in the order they were chosen. */
  onSelect: (images: UploadedImage[]) => void
  isMultiple?: boolean
  endpoint?: string | undefined
  limitMegabytes?: number | undefined
}

const NOTHING_CHOSEN: ToastMessage = {
  title: 'No images selected',
  description: 'Please select at least one image.',
  tone: 'danger',
}

/** Pictures that were uploaded before, and a place to add more. */
export function ImagePickerDialog({ isOpen, ...rest }: PickerProps) {
  return isOpen ? createPortal(<OpenPicker {...rest} />, document.body) : null
}

function OpenPicker(props: Omit<PickerProps, 'isOpen'>) {
  const { onClose, isMultiple = false, endpoint, limitMegabytes } = props
  const id = useId()
  const { stillUploading } = useWords(FORMS_WORDS)
  const { uploads, upload } = useUploads({ endpoint, limitMegabytes })
  const { chosen, toggle, choose, finish, hasToWait } = useChoice(props, uploads.length > 0)
  const add = (files: File[]) => upload(isMultiple ? files : files.slice(0, 1), choose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="3xl"
      title={<span id={`${id}-title`}>{isMultiple ? 'Select Images' : 'Select an Image'}</span>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={finish}>{`Select ${chosen.length} Images`}</Button>
        </>
      }
    >
      <DropArea onFiles={add} className={styles.body}>
        <div className={styles.adding}>
          <FileButton labelledBy={`${id}-title`} isMultiple={isMultiple} onFiles={add}>
            Upload new
          </FileButton>
          <span className={styles.way}>or drop {isMultiple ? 'pictures' : 'a picture'} here</span>
        </div>
        <UploadList uploads={uploads} refusedBy={hasToWait ? `${id}-wait` : undefined} />
        <div role="alert">
          <FieldError id={`${id}-wait`}>{hasToWait ? stillUploading : undefined}</FieldError>
        </div>
        <Pictures chosen={chosen} onToggle={toggle} isMultiple={isMultiple} />
      </DropArea>
    </Dialog>
  )
}

/** What is ticked, in its order, and the way out with it. */
function useChoice(
  { isMultiple = false, onSelect, onClose }: Omit<PickerProps, 'isOpen'>,
  isUploading: boolean,
) {
  const [chosen, setChosen] = useState<readonly UploadedImage[]>([])
  const [wasTooEarly, setWasTooEarly] = useState(false)
  const remindedBy = useRef<number>(undefined)
  useEffect(() => {
    if (!isUploading) setWasTooEarly(false)
  }, [isUploading])
  const toggle = (image: UploadedImage) => {
    // It may lie over the very button to press next.
    if (remindedBy.current !== undefined) toastQueue.dismiss(remindedBy.current)
    setChosen((all) => {
      if (all.some(({ id }) => id === image.id)) return all.filter(({ id }) => id !== image.id)
      return isMultiple ? [...all, image] : [image]
    })
  }
  const choose = (image: UploadedImage) =>
    setChosen((all) => (isMultiple ? [...all.filter(({ id }) => id !== image.id), image] : [image]))
  const finish = () => {
    if (isUploading) return setWasTooEarly(true)
    if (chosen.length === 0) {
      remindedBy.current = toast(NOTHING_CHOSEN)
      return
    }
    onSelect([...chosen])
    onClose()
  }
  return { chosen, toggle, choose, finish, hasToWait: wasTooEarly && isUploading }
}

type PicturesProps = {
  chosen: readonly UploadedImage[]
  onToggle: (image: UploadedImage) => void
  isMultiple: boolean
}

function Pictures({ chosen, onToggle, isMultiple }: PicturesProps) {
  const { data: images, isError, refetch, isFetching } = useQuery(uploadsQuery)
  if (isError) {
    return <LoadFailure title="Failed to load images" isRetrying={isFetching} onRetry={refetch} />
  }
  if (!images) return <Skeleton shape="box" height="16rem" />
  if (images.length === 0) return <EmptyState title="No pictures yet">Upload the first one above.</EmptyState>
  return <PickerGrid {...{ images, chosen, onToggle, isMultiple }} />
}
