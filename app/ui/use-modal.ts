import { type ComponentProps, useLayoutEffect, useRef } from 'react'

const firstFocus = ':is(input, select, textarea, button, a[href]):not(:disabled)'

/**
 * Shows the `<dialog>` as a modal for as long as it is mounted. The platform keeps the focus inside and gives it
 * back at the end; Escape only asks, so that the owner of the state stays in charge.
 */
export function useModal(close: () => void): Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose'> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    keepScrollbarRoom()
    dialog?.showModal()
    // Left alone, browsers prefer a part that scrolls, which says nothing to a screen reader.
    dialog?.querySelector<HTMLElement>(firstFocus)?.focus()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    // A file input inside sends 'cancel' upwards too: that one is not ours.
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close()
    },
    // Browsers close on a second Escape whatever the page says; the state has to follow.
    onClose: (event) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) close()
    },
  }
}

/** The page stops scrolling under a modal: where a scrollbar took room, its room stays, so that nothing moves. */
function keepScrollbarRoom() {
  const root = document.documentElement
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
}
