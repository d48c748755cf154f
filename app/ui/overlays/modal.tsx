import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react'
import { findFirstFocus } from './first-focus.ts'

export type ModalProps = {
  /** Escape and, with `closesOnBackdrop`, a click outside only request closing: the owner decides. */
  onClose: () => void
  closesOnBackdrop?: boolean | undefined
  isAlert?: boolean | undefined
  ground: 'page' | 'night'
  className?: string | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  onClick?: (() => void) | undefined
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined
  children: ReactNode
}

/** The native modal `<dialog>`, shown for as long as it is mounted. */
export function NativeModal(props: ModalProps) {
  const { onClose, closesOnBackdrop, isAlert, ground, onClick, ...rest } = props
  const modal = useShownModal(onClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape and the close button
    <dialog
      {...rest}
      {...modal}
      data-ground={ground}
      role={isAlert ? 'alertdialog' : undefined}
      onClick={(event) => {
        onClick?.()
        if (closesOnBackdrop && event.target === event.currentTarget) onClose()
      }}
    />
  )
}

/** Context for the dialogs of an area. */
export const ModalContext = createContext<ComponentType<ModalProps>>(NativeModal)

/**
 * The browser traps focus and restores it at the end; Escape only requests closing, so that the owner of the
 * state stays in control.
 */
function useShownModal(close: () => void): Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose'> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    keepScrollbarRoom()
    dialog?.showModal()
    findFirstFocus(dialog)?.focus()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    // The 'cancel' event of a file input inside bubbles too: ignore it.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
    // Browsers close on some Escapes regardless. Reopened here, it closes only if its owner agrees.
    onClose: (event) => {
      const dialog = event.currentTarget
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return
      dialog.showModal()
      close()
    },
  }
}

/** Stops the page from scrolling under a modal, and keeps the scrollbar's space, so that nothing shifts. */
function keepScrollbarRoom() {
  const root = document.documentElement
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
}
