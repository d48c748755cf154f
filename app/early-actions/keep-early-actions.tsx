/** What was done to one control before the page could answer: the last of it. */
export type EarlyAction = {
  readonly event: Event
  readonly control: Element
  /** Of a field: what it held then. */
  readonly value: string | undefined
  readonly isChecked: boolean | undefined
}

export type EarlyActions = {
  /** In the order in which they are to be done again. What comes meanwhile is added, so that nothing is overtaken. */
  readonly kept: Map<Element, EarlyAction>
  /** While an action is done again: its events are for the page. */
  isPassing: boolean
  /** While a finger or a mouse button is down: what moves now would be missed by it. */
  isPressed: boolean
  readonly stop: () => void
}

declare global {
  interface Window {
    /** There until the page answers by itself. */
    earlyActions?: EarlyActions
  }
}

/**
 * Stands in the head of every page. Pages arrive rendered, so people press and type before the scripts that answer
 * have come; what they did is kept and done again then. Links lead on by themselves, unless they say that they keep a
 * choice: {@link keepsChoice}.
 */
export function KeepEarlyActions() {
  const script = import.meta.env.SSR ? `(${keepEarlyActions})()` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, named in the page's security policy
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

/** For a link that does more than lead on. */
export const keepsChoice = { 'data-keeps-choice': '' }

/** Travels as text: it may use nothing from outside. */
function keepEarlyActions(): void {
  const types = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'input', 'change', 'submit']
  const early: EarlyActions = {
    kept: new Map(),
    isPassing: false,
    isPressed: false,
    stop: () => {
      for (const type of types) document.removeEventListener(type, hear, true)
    },
  }

  const hear = (event: Event) => {
    if (early.isPassing) return
    const target = event.target as HTMLInputElement
    if (event.type.startsWith('pointer')) early.isPressed = event.type === 'pointerdown'
    else if (event.type !== 'click') keep(event, target)
    // The change that follows says it all.
    else if (/^(checkbox|radio)$/.test(target.type)) event.stopImmediatePropagation()
    else keepPress(event as MouseEvent, target.closest('button, a[data-keeps-choice]'))
  }

  const keepPress = (event: MouseEvent, control: Element | null) => {
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    keep(event, control)
  }

  const keep = (event: Event, control: Element) => {
    const { value, checked: isChecked } = control as HTMLInputElement
    if (event.type === 'submit') event.preventDefault()
    event.stopImmediatePropagation()
    early.kept.delete(control)
    early.kept.set(control, { event, control, value, isChecked })
  }

  for (const type of types) document.addEventListener(type, hear, true)
  window.earlyActions = early
}
