import styles from './tooltip.module.css'

const DELAY_MS = 700
/** After one tooltip was shown, the next one appears without delay. */
const SKIP_DELAY_MS = 300
/** Keyboard users pass many controls on their way through a list. */
const FOCUS_DELAY_MS = 250

/** Keys that activate the focused control or leave it. */
const ENDS: readonly string[] = ['Enter', ' ', 'Escape']

const CONTROL = '[data-tooltip]'
/** The page around an open one is inert, and so would be a tooltip outside of it. */
const MODAL = 'dialog, [data-modal]'

/**
 * Shows the names of controls that are marked with `data-tooltip`, on hover and on keyboard focus. A single
 * tooltip serves the whole page: a long list has dozens of controls.
 */
export function showTooltips(): void {
  const bubble = createBubble()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: Element | null = null
  let named: Element | undefined
  let closedAt = Number.NEGATIVE_INFINITY

  const close = () => {
    clearTimeout(timer)
    if (!bubble.isConnected) return
    bubble.remove()
    closedAt = performance.now()
  }
  const openAfter = (milliseconds: number, control: Element) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!control.isConnected) return
      named = control
      open(bubble, control)
    }, milliseconds)
  }
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, act, { capture: true, passive: true })

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    // The pointer may move onto the tooltip.
    if (bubble.contains(target)) return
    const control = target.closest(CONTROL)
    if (control === pointed) return
    pointed = control
    close()
    const isBesideAnother = performance.now() - closedAt < SKIP_DELAY_MS
    if (control) openAfter(isBesideAnother ? 0 : DELAY_MS, control)
  })
  on('pointerdown', close)
  on('keydown', ({ key }) => ENDS.includes(key) && close())
  on('focusout', close)
  on('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(CONTROL) || !target.matches(':focus-visible')) return
    openAfter(FOCUS_DELAY_MS, target)
  })
  on('scroll', () => named && bubble.isConnected && place(bubble, named))
  document.documentElement.addEventListener('pointerleave', () => {
    pointed = null
    close()
  })
}

/** Hidden from screen readers, which already announce the control's name. */
function createBubble(): HTMLElement {
  const bubble = document.createElement('span')
  bubble.className = styles.bubble ?? ''
  bubble.popover = 'manual'
  bubble.setAttribute('aria-hidden', 'true')
  const words = document.createElement('span')
  words.className = styles.words ?? ''
  words.dataset.ground = 'night'
  bubble.append(words)
  return bubble
}

function open(bubble: HTMLElement, control: Element): void {
  if (bubble.firstChild) bubble.firstChild.textContent = control.getAttribute('aria-label')
  const host = control.closest(MODAL) ?? document.body
  host.append(bubble)
  // Safari has a top layer since version 17; before, the tooltip lies above by its z-index.
  bubble.showPopover?.()
  place(bubble, control)
}

/** Places it above the control, or below if there is no room, and always within the window. */
function place(bubble: HTMLElement, control: Element): void {
  const { left, width: controlWidth, top, bottom } = control.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const centered = left + controlWidth / 2 - width / 2
  const rightmost = document.documentElement.clientWidth - width - 8
  bubble.style.left = `${Math.min(Math.max(8, centered), rightmost)}px`
  bubble.style.top = `${top > height + 8 ? top - height : bottom}px`
}
