import { Dialog } from '@base-ui/react/dialog'
import { useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { findFirstFocus } from '#app/ui/overlays/first-focus.ts'
import type { ModalProps } from '#app/ui/overlays/modal.tsx'
import styles from './modal.module.css'

/** The base of the admin's dialogs. */
export function Modal({ onClose, closesOnBackdrop, isAlert, ground, className, ...rest }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={() => onClose()} disablePointerDismissal={!closesOnBackdrop}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Popup
          {...rest}
          ref={popup}
          role={isAlert ? 'alertdialog' : 'dialog'}
          data-modal
          data-ground={ground}
          className={classNames(styles.modal, className)}
          initialFocus={() => findFirstFocus(popup.current)}
          finalFocus={() => (opener instanceof HTMLElement && opener.isConnected ? opener : true)}
        />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export function isModalOpen(): boolean {
  return document.querySelector('[data-modal]') !== null
}
