import { useEffect, useRef, useState } from 'react'

const DELAY_MS = 700
/** After one tooltip was shown, the next one appears without delay. */
const SKIP_DELAY_MS = 300
/** Keyboard users pass many controls on their way through a list. */
const FOCUS_DELAY_MS = 250

/** Keys that activate the focused control or leave it. */
const ENDS: readonly string[] = ['Enter', ' ', 'Escape']

const CONTROL = '[data-tooltip]'

/** A control with a tooltip, and its text. */
export type Described = { readonly control: Element; readonly words: string }

/** Returns the control whose tooltip is shown: the one under the pointer, or the one with keyboard focus. */
export function useDescribedControl() {
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
