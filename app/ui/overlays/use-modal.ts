import { type ComponentProps, useLayoutEffect, useRef } from 'react'

const firstFocus = ':is(input, select, textarea, button, a[href]):not(:disabled)'

/**
 * Shows the `<dialog>` as a modal for as long as it is mounted. The platform traps the focus and restores it at the
 * end; Escape only requests closing, so that the owner of the state stays in control.
 */
export function useModal(close: () => void): Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose'> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    keepScrollbarRoom()
    dialog?.showModal()
    // By default browsers focus a scrollable part, which tells a screen reader nothing.
    dialog?.querySelector<HTMLElement>(firstFocus)?.focus()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    // The 'cancel' event of a file input inside bubbles up too: ignore it.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
    // Browsers close on some Escapes in any case. Shown again, it closes only if its owner wants it to.
    onClose: (event) => {
      const dialog = event.currentTarget
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return
      dialog.showModal()
      close()
    },
  }
}

/** Stops the page from scrolling under a modal; keeps the space of a scrollbar, so that nothing shifts. */
function keepScrollbarRoom() {
  const root = document.documentElement
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
}
