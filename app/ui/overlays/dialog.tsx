import { type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { ToastRegion } from '../toasts/toast-region.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './dialog.module.css'
import { ModalContext, NativeModal } from './modal.tsx'
import { Sheet } from './sheet.tsx'

export type DialogProps = {
  isOpen?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the primary one last. They stay visible while the body scrolls. */
  footer?: ReactNode
  size?: 'md' | '2xl' | '3xl'
  /** Off by default: an accidental tap must not discard a half-filled form. */
  closesOnBackdrop?: boolean
  /** For questions that block everything, such as deletions. */
  isAlert?: boolean
  /** Appears without an animation: after a shortcut opens it, the next key must already reach its input. */
  isInstant?: boolean
  children?: ReactNode
}

export function Dialog({ isOpen = true, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const {
    onClose,
    title,
    description,
    footer,
    size = 'md',
    closesOnBackdrop,
    isAlert,
    isInstant,
    children,
  } = props
  const id = useId()
  const Modal = use(ModalContext)
  const text = useUiText()
  return (
    <Modal
      onClose={onClose}
      closesOnBackdrop={closesOnBackdrop}
      isAlert={isAlert}
      ground="page"
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={classNames(styles.dialog, styles[`size-${size}`], isInstant && styles.instant)}
    >
      <Sheet
        head={
          <div className={styles.header}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {description !== undefined && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
          </div>
        }
        foot={footer}
      >
        {children}
      </Sheet>
      {/* Last in DOM order, so that initial focus goes to the dialog's content. */}
      <IconButton icon="cross" label={text('ui.close')} onClick={onClose} className={styles.close} />
      {/* The dialog makes the page inert, including the toasts on it. */}
      {Modal === NativeModal && <ToastRegion isInDialog />}
    </Modal>
  )
}
