import {
  type ComponentType,
  createContext,
  type PointerEvent,
  type ReactElement,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './tooltip.module.css'

const delayMs = 700
const skipDelayMs = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

export type TooltipProps = {
  /** The control's accessible name, which screen readers already announce. */
  text: string
  /** A single control. */
  children: ReactElement
}

/** Names an icon-only control on hover and on keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const Shown = use(TooltipContext)
  return <Shown {...props} />
}

function NativeTooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild
    if (!isOpen || !control || !bubble.current?.isConnected) return
    bubble.current.showPopover()
    place(bubble.current, control.getBoundingClientRect())
  }, [isOpen])

  const openSoon = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return
    clearTimeout(timer.current)
    const isNearAnother = performance.now() - lastClosedAt < skipDelayMs
    timer.current = setTimeout(() => setIsOpen(true), isNearAnother ? 0 : delayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (!isOpen) return
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
    setIsOpen(false)
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
      onFocus={(event) => event.target.matches(':focus-visible') && setIsOpen(true)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children}
      <span ref={bubble} aria-hidden="true" popover="manual" className={styles.bubble}>
        {isOpen && (
          <span className={styles.words} data-ground="night">
            {text}
          </span>
        )}
      </span>
    </span>
  )
}

/** Context for the tooltips of an area. */
export const TooltipContext = createContext<ComponentType<TooltipProps>>(NativeTooltip)

/** Places it above the control, or below if there is no room, and always within the window. */
function place(bubble: HTMLElement, control: DOMRect) {
  const { width, height } = bubble.getBoundingClientRect()
  const centered = control.left + control.width / 2 - width / 2
  const left = Math.min(Math.max(8, centered), document.documentElement.clientWidth - width - 8)
  bubble.style.left = `${left}px`
  bubble.style.top = `${control.top > height + 8 ? control.top - height : control.bottom}px`
}
