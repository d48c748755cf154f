import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react'
import styles from './tooltip.module.css'

const delayMs = 700
const skipDelayMs = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

type TooltipProps = {
  text: string
  /** One control; the text becomes its description. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = () => {
    if (!anchor.current || !bubble.current?.isConnected) return
    bubble.current.showPopover()
    place(bubble.current, anchor.current.getBoundingClientRect())
  }
  const openSoon = () => {
    clearTimeout(timer.current)
    const isNearAnother = performance.now() - lastClosedAt < skipDelayMs
    timer.current = setTimeout(open, isNearAnother ? 0 : delayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (!bubble.current?.matches(':popover-open')) return
    bubble.current.hidePopover()
    lastClosedAt = performance.now()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what the control inside receives
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open()}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        <span className={styles.words} data-ground="night">
          {text}
        </span>
      </span>
    </span>
  )
}

/** Above the control, or below it when there is no room, and never over the edge of the window. */
function place(bubble: HTMLElement, anchor: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect()
  const centered = anchor.left + anchor.width / 2 - width / 2
  const left = Math.min(Math.max(8, centered), document.documentElement.clientWidth - width - 8)
  bubble.style.left = `${left}px`
  bubble.style.top = `${anchor.top > height + 8 ? anchor.top - height : anchor.bottom}px`
}
