import { type KeyboardEvent, type ReactNode, use } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Picture, type PictureImage } from '../pictures/picture.tsx'
import { useUiText } from '../ui-text.ts'
import { ModalContext } from './modal.tsx'
import styles from './preview-dialog.module.css'

type PreviewDialogProps = {
  images: readonly PictureImage[]
  /** The open picture. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
  /** Actions on the open picture. */
  action?: ReactNode
}

/** One picture in full size. A click anywhere closes it. */
export function PreviewDialog({ images, shown, onShow, onClose, action }: PreviewDialogProps) {
  const Modal = use(ModalContext)
  const text = useUiText()
  const image = images[shown]
  const total = images.length
  const step = (by: number) => onShow((shown + by + total) % total)
  const stepByKey = (event: KeyboardEvent) => {
    if (total < 2) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  if (!image) return null
  return (
    <Modal
      onClose={onClose}
      aria-label={image.alt || text('ui.picture')}
      ground="night"
      className={styles.preview}
      onClick={onClose}
      onKeyDown={stepByKey}
    >
      <Picture
        image={image}
        fit="contain"
        ratio="auto"
        priority="high"
        sizes={`min(94vw, ${Math.round((82 * image.width) / image.height)}vh)`}
        className={styles.picture}
      />
      {action && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps clicks on what is inside from closing
        <div className={styles.action} onClick={(event) => event.stopPropagation()}>
          {action}
        </div>
      )}
      <IconButton
        icon="cross"
        label={text('ui.closePreview')}
        tone="filled"
        className={styles.close}
        onClick={onClose}
      />
      {total > 1 && <Position shown={shown} total={total} onStep={step} />}
    </Modal>
  )
}

type PositionProps = { shown: number; total: number; onStep: (by: number) => void }

/** Which picture is open, between the buttons to the previous and the next. */
function Position({ shown, total, onStep: step }: PositionProps) {
  const text = useUiText()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps clicks between the buttons from closing
    <div className={styles.walk} onClick={(event) => event.stopPropagation()}>
      <IconButton
        icon="chevron-left"
        label={text('ui.previousImage')}
        tone="filled"
        onClick={() => step(-1)}
      />
      <span aria-live="polite" className={styles.position}>
        {shown + 1} / {total}
      </span>
      <IconButton icon="chevron-right" label={text('ui.nextImage')} tone="filled" onClick={() => step(1)} />
    </div>
  )
}
