import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { TooltipContext, type TooltipProps } from '#app/ui/controls/tooltip.tsx'
import styles from './tooltip.module.css'

/**
 * Provides the admin's tooltips: they name icon-only controls on hover and keyboard focus. A single tooltip
 * serves all controls, which only contribute their label: a long list has dozens of them.
 */
export function Tooltips({ children }: { children: ReactNode }) {
  const { described, close } = useDescribedControl()
  const last = useLast(described)
  return (
    <>
      <TooltipContext value={Tooltip}>{children}</TooltipContext>
      <BaseTooltip.Root
        open={described !== undefined}
        // Escape would also close the surrounding dialog.
        onOpenChange={(isOpen, change) => {
          change.allowPropagation()
          if (!isOpen) close()
        }}
      >
        <BaseTooltip.Portal>
          <BaseTooltip.Positioner
            anchor={last?.control}
            collisionPadding={8}
            className={styles.place}
            data-tooltip-words
          >
            {/* Hidden from screen readers, which already announce the control's name. */}
            <BaseTooltip.Popup aria-hidden data-ground="night" className={styles.words}>
              {last?.words}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </>
  )
}

/** Keeps its text while it fades out. */
function useLast(described: Described | undefined): Described | undefined {
  const [last, setLast] = useState(described)
  if (described && described !== last) setLast(described)
  return described ?? last
}

function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children as ReactElement<{ 'data-tooltip': string }>, { 'data-tooltip': text })
}

const DELAY_MS = 700
/** After one tooltip was shown, the next one appears without delay. */
const SKIP_DELAY_MS = 300
/** Keyboard users pass many controls on their way through a list. */
const FOCUS_DELAY_MS = 250

/** Keys that activate the focused control or leave it. */
const ENDS: readonly string[] = ['Enter', ' ', 'Escape']

const CONTROL = '[data-tooltip]'

/** A control with a tooltip, and its text. */
type Described = { readonly control: Element; readonly words: string }

/** Returns the control whose tooltip is shown: the one under the pointer, or the one with keyboard focus. */
function useDescribedControl() {
  const [described, setDescribed] = useState<Described>()
  const closing = useRef(() => {})
  useEffect(() => {
    const { close, end } = follow(setDescribed)
    closing.current = close
    return end
  }, [])
  return { described, close: () => closing.current() }
}

function follow(onChange: (described: Described | undefined) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: Element | null = null
  let isOpen = false
  let closedAt = Number.NEGATIVE_INFINITY
  const listening = new AbortController()

  const close = () => {
    clearTimeout(timer)
    if (!isOpen) return
    isOpen = false
    closedAt = performance.now()
    onChange(undefined)
  }
  const openAfter = (milliseconds: number, control: Element) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!control.isConnected) return
      isOpen = true
      onChange({ control, words: control.getAttribute('data-tooltip') ?? '' })
    }, milliseconds)
  }
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type] & { readonly target: EventTarget | null }) => void,
  ) => document.addEventListener(type, act, { signal: listening.signal, capture: true, passive: true })

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    // The pointer may move onto the tooltip.
    if (isOpen && target.closest('[data-tooltip-words]')) return
    const control = target.closest(CONTROL)
    if (control === pointed) return
    pointed = control
    close()
    const isBesideAnother = performance.now() - closedAt < SKIP_DELAY_MS
    if (control) openAfter(isBesideAnother ? 0 : DELAY_MS, control)
  })
  on('pointerdown', close)
  on('keydown', ({ key }) => void (ENDS.includes(key) && close()))
  on('focusout', close)
  on('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(CONTROL) || !target.matches(':focus-visible')) return
    openAfter(FOCUS_DELAY_MS, target)
  })
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      pointed = null
      close()
    },
    { signal: listening.signal },
  )
  return {
    close,
    end: () => {
      clearTimeout(timer)
      listening.abort()
    },
  }
}
