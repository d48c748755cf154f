import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { ToastRegion } from '../toasts/toast-region.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. They stay visible while the body scrolls. */
  footer?: ReactNode
  size?: 'md' | '2xl' | '3xl'
  /** Off by default: an accidental tap must not discard a half-filled form. */
  closesOnBackdrop?: boolean
  /** For questions that stop everything, such as deleting. */
  isAlert?: boolean
  children?: ReactNode
}

export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { onClose, title, description, footer, size = 'md', closesOnBackdrop, isAlert, children } = props
  const id = useId()
  const modal = useModal(onClose)
  const text = useUiText()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape and the close button
    <dialog
      {...modal}
      data-ground="page"
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      className={classNames(styles.dialog, styles[`size-${size}`])}
      onClick={(event) => {
        if (closesOnBackdrop && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.sheet}>
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
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        {/* Last, so that the first focus goes to the dialog's content. */}
        <IconButton icon="cross" label={text('ui.close')} onClick={onClose} className={styles.close} />
      </div>
      <ToastRegion isInDialog />
    </dialog>
  )
}
