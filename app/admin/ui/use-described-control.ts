import { useEffect, useRef, useState } from 'react'

const DELAY_MS = 700
/** Beside another tooltip, one comes at once. */
const SKIP_DELAY_MS = 300
/** Keys that walk through a list pass by many controls. */
const FOCUS_DELAY_MS = 250

/** Keys that press what has the focus, or leave it. */
const ENDS: readonly string[] = ['Enter', ' ', 'Escape']

const CONTROL = '[data-tooltip]'

/** A control with a tooltip, and what it says. */
export type Described = { readonly control: Element; readonly words: string }

/** Returns the control whose tooltip is to be seen: one that a pointer rests on, or that has the focus of the keyboard. */
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

function follow(tell: (described: Described | undefined) => void) {
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
    tell(undefined)
  }
  const openAfter = (milliseconds: number, control: Element) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!control.isConnected) return
      isOpen = true
      tell({ control, words: control.getAttribute('data-tooltip') ?? '' })
    }, milliseconds)
  }
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (event: DocumentEventMap[Type] & { readonly target: EventTarget | null }) => void,
  ) => document.addEventListener(type, act, { signal: listening.signal, capture: true, passive: true })

  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    // The pointer may move onto the words.
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
